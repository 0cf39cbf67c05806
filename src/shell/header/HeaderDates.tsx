import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import * as styles from './HeaderDates.module.css';
import { useOpening, useFairToCome, type PhasedEdition } from '../../edition/useFairTime';

type Props = {
  edition: PhasedEdition & Queries.HeaderDatesFragment;
  /** The edition after `edition`, if its days are known. */
  next: Queries.HeaderPlaceFragment | null;
};

/**
 * The dates and venue of the fair or, once it is over, of the next fair. From the day before the
 * fair until its last evening, the opening state replaces the dates, and its audience replaces the
 * venue. Phones have room only for the state, so they omit it when not everybody is admitted.
 */
export function HeaderDates({ edition, next }: Props) {
  const { t } = useTranslation('common');
  const { days, venue } = useFairToCome<Queries.HeaderPlaceFragment>(edition, next);
  const now = useOpening(edition.openingChanges);
  if (now === undefined || now.state === 'ahead' || now.state === 'past')
    return (
      <p key={days} className={styles.dates}>
        {days}, {venue.name}
      </p>
    );
  // With a new key, React inserts a new paragraph; words changed in place would count as a layout
  // shift.
  return (
    <p
      key={now.from}
      className={now.who === null ? `${styles.dates} ${styles.live}` : styles.dates}
    >
      {t(`openingInBrief.${now.state}`, { ...now })}
      <span className={styles.place}>, {now.who ?? venue.name}</span>
    </p>
  );
}

export const fragment = graphql`
  fragment HeaderPlace on Edition {
    days(language: $language)
    venue {
      name(language: $language)
    }
  }
  fragment HeaderDates on Edition {
    ...HeaderPlace
    ...OpeningChanges
  }
`;
