import { graphql } from 'gatsby';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StarButton } from '../stars/StarButton';
import { Link } from '../ui/Link';
import { NoSuchStand } from './StandList';
import * as styles from './PlaceCard.module.css';
import { PlaceSign } from './PlanSigns';
import type { NamedPlace, StandPlace } from './usePlanPlaces';

type Props = {
  /** The chosen place; empty if there is none. */
  anchor: string;
  /** The chosen hall or service. */
  place?: NamedPlace;
  /** The chosen stand. */
  stand?: StandPlace;
  row?: string;
  holder?: Queries.StandHolderFragment;
  year: number;
  /** All stands of the plan. */
  codes: readonly string[];
  /** The code of an existing stand, for the hint. */
  example: string | undefined;
  /** The place where the visitor is, in words; undefined if it is not known. */
  from: string | undefined;
  /** The directions to the place and its sessions. */
  children: ReactNode;
  onChoose: (anchor: string) => (event: MouseEvent) => void;
};

/**
 * The chosen place: a stand with its holder, a hall or a service. The space is reserved, so that
 * nothing moves when it is filled. Screen readers announce only the place, not all its details.
 */
export function PlaceCard(props: Props) {
  const { anchor, place, stand, row, holder, year, codes, example, from, children } = props;
  const { onChoose } = props;
  const { t } = useTranslation('map');
  return (
    <section
      aria-label={t('card')}
      className={styles.card}
      data-chosen={anchor === '' ? undefined : place?.hall === undefined ? 'place' : 'hall'}
    >
      <div role="status" className={styles.place}>
        {anchor === '' && (
          <p className={styles.hint}>
            {from !== undefined && `${t('youAreAt', { place: from })} `}
            {t('choose')}
            {example !== undefined &&
              ` ${t('exampleCode', {
                code: example,
                letter: example.slice(0, 1),
                place: Number(example.slice(1)),
              })}`}
          </p>
        )}
        {anchor !== '' && !stand && !place && (
          <NoSuchStand
            code={anchor.replace('stand-', '').slice(0, 6)}
            year={year}
            codes={codes}
            className={styles.hint}
            onChoose={onChoose}
          />
        )}
        {place && (
          <>
            <PlaceSign kind={place.sign} className={styles.sign} />
            <div className={styles.words}>
              <p className={styles.name}>{place.name}</p>
              {place.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </div>
          </>
        )}
        {stand && (
          <>
            <p className={styles.code}>{stand.code}</p>
            <div className={styles.words}>
              {holder === undefined ? (
                <p className={styles.name}>{t('freeStand', { code: stand.code })}</p>
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
      {(stand ?? place) && <div className={styles.more}>{children}</div>}
    </section>
  );
}

function HolderWords({ holder, year }: { holder: Queries.StandHolderFragment; year: number }) {
  const { t } = useTranslation('exhibitors');
  return (
    <>
      <p className={styles.name}>
        <Link to={`/exhibitors/${year}/${holder.slug}/`}>{holder.name}</Link>
      </p>
      <p>{`${t(`participantTypes.${holder.participantType}`)}, ${holder.city}`}</p>
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
