import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import * as styles from './HeaderDates.module.css';
import { useOpening } from '../../edition/useOpening';

type Props = { edition: Queries.HeaderDatesFragment };

/**
 * The dates and venue of the fair in the header, once it is over those of the next one. From the
 * day before the fair until its last evening, the opening state replaces the dates, and its
 * audience the venue. Phones have room only for the former, so they omit it when not everybody is
 * admitted.
 */
export function HeaderDates({ edition: { days, venue, openingChanges } }: Props) {
  const { t } = useTranslation('common');
  const now = useOpening(openingChanges);
  if (now === undefined || now.state === 'ahead' || now.state === 'past')
    return (
      <p className={styles.dates}>
        {days}, {venue.name}
      </p>
    );
  // The key makes React insert a new paragraph when the words change, so that none of them moves.
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
  fragment HeaderDates on Edition {
    days(language: $language)
    venue {
      name(language: $language)
    }
    ...OpeningChanges
  }
`;
