import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import * as styles from './HeaderDates.module.css';
import { useOpening } from '../../edition/useOpening';

type Props = { edition: Queries.HeaderDatesFragment };

/**
 * The fair's dates and venue in the header. From the day before the fair until its last evening,
 * whether it is open takes the place of the dates, and for whom the place of the venue. Phones have
 * room for the first of these only, so there it is left out where not everybody may come.
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
  // A new paragraph for new words: none of them moves.
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
