import { signOutlines } from './model/planDrawing';
import * as styles from './HallPlan.module.css';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceKind } from './schema';

/** The icons of the plan and its legend, defined once: `<use href="#sign-food">`. */
export function PlanSigns() {
  return (
    <svg width="0" height="0" aria-hidden="true" className={styles.signs}>
      {Object.entries(signOutlines).map(([kind, outline]) => (
        <symbol key={kind} id={`sign-${kind}`} viewBox="0 0 24 24">
          <rect x=".5" y=".5" width="23" height="23" strokeWidth="1" />
          <path d={outline} fill="none" />
        </symbol>
      ))}
    </svg>
  );
}

/** One icon next to words with the same meaning. */
export function PlaceSign({ kind, className = '' }: { kind: string; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`${styles.sign} ${className}`}>
      <use href={`#sign-${kind}`} />
    </svg>
  );
}

/** Returns a function that translates a kind of service into the page's language. */
export function useServiceWord(): (kind: string) => string {
  const { t } = useTranslation('map');
  // GraphQL types the kind as a string, because its enums allow no hyphens; the content check
  // rejects other kinds.
  return useCallback((kind) => t(`services.${kind as ServiceKind}`), [t]);
}
