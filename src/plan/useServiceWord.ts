import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceKind } from './schema';

/** Translates a kind of service into the page's language. */
export function useServiceWord(): (kind: string) => string {
  const { t } = useTranslation('map');
  // GraphQL has it as plain text, since enums allow no hyphens; the content check allows no other
  // kinds.
  return useCallback((kind) => t(`services.${kind as ServiceKind}`), [t]);
}
