import { useTranslation } from 'react-i18next';
import type { SessionKind } from './schema';

/** Translates a kind of session into the page's language. */
export function useKindWord(): (kind: string) => string {
  const { t } = useTranslation('sessions');
  // GraphQL has it as plain text, since enums allow no hyphens; the content check allows no other
  // kinds.
  return (kind) => t(`kinds.${kind as SessionKind}`);
}
