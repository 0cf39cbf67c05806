import { signOutlines } from './model/signOutlines';
import * as styles from './HallPlan.module.css';

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

/** One icon beside words that say the same. */
export function PlaceSign({ kind, className = '' }: { kind: string; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`${styles.sign} ${className}`}>
      <use href={`#sign-${kind}`} />
    </svg>
  );
}
