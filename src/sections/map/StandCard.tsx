import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Link } from '../../primitives/Link';
import * as styles from './StandCard.module.css';

type Props = {
  /** The code the address names, empty where it names none. */
  code: string;
  /** Whether the plan has that stand. */
  isKnown: boolean;
  row?: string;
  holder?: Queries.StandHolderFragment;
  year: number;
};

/**
 * Who has the stand looked at; its place is there before, so nothing moves when it fills, and
 * screen readers hear it.
 */
export function StandCard({ code, isKnown, row, holder, year }: Props) {
  const { t } = useTranslation('map');
  return (
    <div role="status" className={styles.card}>
      {code === '' && <p className={styles.hint}>{t('choose')}</p>}
      {code !== '' && !isKnown && (
        <p className={styles.hint}>{t('noSuchStand', { code: code.slice(0, 6), year })}</p>
      )}
      {isKnown && (
        <>
          <p className={styles.code}>{code}</p>
          <div className={styles.words}>
            {holder === undefined ? (
              <p className={styles.name}>{t('freeStand', { code })}</p>
            ) : (
              <HolderWords holder={holder} year={year} />
            )}
            <p className={styles.row}>{row}</p>
          </div>
        </>
      )}
    </div>
  );
}

function HolderWords({ holder, year }: { holder: Queries.StandHolderFragment; year: number }) {
  const { t } = useTranslation('exhibitors');
  return (
    <>
      <p className={styles.name}>
        <Link to={`/exhibitors/${year}/${holder.slug}/`}>{holder.name}</Link>
      </p>
      <p>
        {t(`participantTypes.${holder.participantType}`)}, {holder.city}
      </p>
    </>
  );
}

export const fragment = graphql`
  fragment StandHolder on Exhibitor {
    name(language: $language)
    slug
    stand
    participantType
    city(language: $language)
  }
`;
