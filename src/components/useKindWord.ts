import { useTranslation } from 'react-i18next';
import type { SessionKind } from '../domain/sessionKinds';

/** The word for a kind of event, in the page's language. */
export function useKindWord(): (kind: string) => string {
  const { t } = useTranslation('sessions');
  // Text to GraphQL, which names no values with hyphens; the content check lets no other kinds
  // through.
  return (kind) => t(`kinds.${kind as SessionKind}`);
}
