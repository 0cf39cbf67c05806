import { useContext, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { StarButton } from '../stars/StarButton';
import { type StandRow, nearestCodes } from './model/standRows';
import { standAnchor } from './model/planAnchors';
import { roundMetres } from './model/planPlaces';
import { localizedPath } from '../i18n/paths';
import { Fold } from '../ui/Fold';
import { LinkContext } from '../ui/Link';
import * as styles from './StandList.module.css';
import { withNoBreakSpaces } from '../lib/text';
import { PlaceSign } from './PlanSigns';
import type { NamedPlace } from './usePlanPlaces';

type Props = {
  rows: readonly StandRow<Queries.StandHolderFragment>[];
  /** Halls and services; during a search, only the found ones. */
  places: PlaceSectionProps['places'];
  year: number;
  /**
   * Anchors of the places that the search found; undefined without a search, when everything is
   * listed.
   */
  found?: ReadonlySet<string>;
  /** Name of the place from which distances are measured. */
  from?: string;
  /** Anchor of the chosen place. */
  marked: string;
  onChoose: (anchor: string) => (event: MouseEvent) => void;
};

/**
 * The plan in words: the stands row by row with their holders, then halls and services, which come
 * first in the results of a search. In narrow windows each row is folded, and a search unfolds the
 * rows with results (decision 024).
 */
export function StandList({ rows, places, year, found, from, marked, onChoose }: Props) {
  const { t } = useTranslation('map');
  const { locale } = useContext(LinkContext);
  const rowsWithMatches = rows
    .map((row) => ({
      ...row,
      stands: row.stands.filter(({ code }) => found?.has(standAnchor(code)) ?? true),
    }))
    .filter(({ stands }) => stands.length > 0);
  const others = (
    <PlaceSection
      places={places}
      isFound={found !== undefined}
      from={from}
      marked={marked}
      onChoose={onChoose}
    />
  );
  return (
    <nav id="stands" aria-label={t('list')} tabIndex={-1} className={styles.list} data-printed>
      {/* In wide windows it scrolls, with keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.rows} tabIndex={0}>
        {found !== undefined && others}
        {rowsWithMatches.map(({ id, name, stands }) => (
          <section key={id} aria-label={name}>
            <h3 className={styles.row}>{name}</h3>
            <Fold
              level={3}
              line={`${name}, ${t('standCount', { count: stands.length })}`}
              isOpen={found !== undefined}
              untilWide
            >
              <ul role="list">
                {stands.map(({ code, holder }) => (
                  <li key={code} className={styles.item}>
                    {holder === undefined ? (
                      <p className={styles.stand}>
                        <span className={styles.code}>{code}</span> {t('free')}
                      </p>
                    ) : (
                      <>
                        <a
                          href={localizedPath(`/exhibitors/${year}/${holder.slug}/`, locale)}
                          aria-current={marked === standAnchor(code) ? 'true' : undefined}
                          className={styles.stand}
                          onClick={onChoose(standAnchor(code))}
                        >
                          <span className={styles.code}>{code}</span> {holder.name}
                        </a>
                        <StarButton
                          kind="stand"
                          year={year}
                          slug={holder.slug}
                          name={holder.name}
                        />
                      </>
                    )}
                  </li>
                ))}
              </ul>
            </Fold>
          </section>
        ))}
        {found === undefined && others}
      </div>
    </nav>
  );
}

type PlaceSectionProps = {
  /** `metres` is the distance on foot from the place `from`. */
  places: readonly (NamedPlace & { metres?: number | undefined })[];
  isFound: boolean;
  /** The name of the place where the visitor is, or else of the chosen stand. */
  from?: string;
  /** Anchor of the chosen place. */
  marked: string;
  onChoose: (anchor: string) => (event: MouseEvent) => void;
};

/** Halls and services in the plan's list, as links to their places on the drawing. */
function PlaceSection({ places, isFound, from, marked, onChoose }: PlaceSectionProps) {
  const { t } = useTranslation('map');
  if (places.length === 0) return null;
  return (
    <section aria-label={t('places')}>
      <h3 className={styles.row}>{t('places')}</h3>
      <Fold level={3} line={`${t('places')}, ${places.length}`} isOpen={isFound} untilWide>
        <ul role="list">
          {places.map(({ anchor, sign, name, notes, metres }) => (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                aria-current={marked === anchor ? 'true' : undefined}
                className={styles.stand}
                onClick={onChoose(anchor)}
              >
                <PlaceSign kind={sign} className={styles.sign} />
                <span>
                  {name}
                  <span className={styles.notes}>
                    {withNoBreakSpaces(
                      [
                        ...notes,
                        ...(metres === undefined
                          ? []
                          : [
                              t('metres', {
                                metres: roundMetres(metres),
                                place: from,
                              }),
                            ]),
                      ].join(', '),
                    )}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}

type NoSuchStandProps = {
  code: string;
  year: number;
  /** All stands of the plan. */
  codes: readonly string[];
  className?: string | undefined;
  onChoose: (anchor: string) => (event: MouseEvent) => void;
};

/** A note that a stand does not exist, with links to the nearest stands of its row. */
export function NoSuchStand({ code, year, codes, className, onChoose }: NoSuchStandProps) {
  const { t } = useTranslation('map');
  const nearest = nearestCodes(code, codes);
  return (
    <p className={className}>
      {t('noSuchStand', { code, year })}
      {nearest.length > 0 && ` ${t('nearestStands')} `}
      {nearest.map((one, index) => (
        <span key={one}>
          {index > 0 && ', '}
          <a href={`#${standAnchor(one)}`} onClick={onChoose(standAnchor(one))}>
            {one}
          </a>
        </span>
      ))}
    </p>
  );
}
