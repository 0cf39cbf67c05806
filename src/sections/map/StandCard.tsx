import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { StarButton } from '../../components/stars/StarButton';
import { Link } from '../../primitives/Link';
import * as styles from './StandCard.module.css';

type Props = {
  /** The code in the address; empty if there is none. */
  code: string;
  /** Whether the plan has a stand with this code. */
  isKnown: boolean;
  row?: string;
  holder?: Queries.StandHolderFragment;
  year: number;
};

/**
 * The holder of the selected stand. The space is reserved, so that nothing moves when it is filled,
 * and screen readers announce it.
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
            {holder !== undefined && (
              <StarButton
                kind="stand"
                year={year}
                slug={holder.slug}
                name={holder.name}
                withWords
              />
            )}
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
