import { useTranslation } from 'react-i18next';
import * as styles from './OpeningNow.module.css';
import { useOpening } from './useFairTime';

type Props = { edition: Queries.OpeningChangesFragment };

/**
 * Whether the fair is open and until when, when it opens next, or that it is over; from the eve on,
 * for whom, if not for everybody. Appears after mount in reserved space; nothing if the edition has
 * no hours.
 */
export function OpeningNow({ edition: { year, openingChanges } }: Props) {
  const { t } = useTranslation('common');
  const now = useOpening(openingChanges);
  if (openingChanges.length === 0) return null;
  const who = now?.state === 'ahead' ? null : (now?.who ?? null);
  // With an audience, the last entry would not fit into the reserved lines.
  const isBrief = now?.lastEntry == null || who !== null;
  const state = now?.state === 'open' && !isBrief ? 'openLastEntry' : now?.state;
  return (
    <p className={styles.place}>
      {now && state && (
        <span key={now.from} data-opening={now.state}>
          {t(`opening.${state}`, { ...now, year: String(year) })}
          {who !== null && `: ${who}`}
        </span>
      )}
    </p>
  );
}
