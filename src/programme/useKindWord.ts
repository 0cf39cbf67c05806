import { useTranslation } from 'react-i18next';
import type { SessionKind } from './schema';

/** Returns a function that translates a kind of session into the page's language. */
export function useKindWord(): (kind: string) => string {
  const { t } = useTranslation('sessions');
  // GraphQL types the kind as a string, because its enums allow no hyphens; the content check
  // rejects other kinds.
  return (kind) => t(`kinds.${kind as SessionKind}`);
}
