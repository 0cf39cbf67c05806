import { useTranslation } from 'react-i18next';
import type { ServiceKind } from '../../content-model/plan';

/** The word for a kind of service on the plan, in the page's language. */
export function useServiceWord(): (kind: string) => string {
  const { t } = useTranslation('map');
  // Text to GraphQL, which names no values with hyphens; the content check lets no other kinds
  // through.
  return (kind) => t(`services.${kind as ServiceKind}`);
}
