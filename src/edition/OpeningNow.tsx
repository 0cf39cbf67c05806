import { useTranslation } from 'react-i18next';
import * as styles from './OpeningNow.module.css';
import { useOpening } from './useFairTime';

/** Whether a state says for whom the fair opens or is open, if not for everybody. */
const isForWhom = (state: string): state is 'later' | 'tomorrow' | 'today' | 'open' =>
  ['later', 'tomorrow', 'today', 'open'].includes(state);

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
  const state = now?.state === 'open' && now.lastEntry !== null ? 'openLastEntry' : now?.state;
  return (
    <p className={styles.place}>
      {now && state && (
        <span key={now.from} data-opening={now.state}>
          {now.who !== null && isForWhom(now.state)
            ? // Brief, so that it fits into the reserved space.
              `${t(`openingInBrief.${now.state}`, { ...now })}: ${now.who}`
            : t(`opening.${state}`, { ...now, year: String(year) })}
        </span>
      )}
    </p>
  );
}
