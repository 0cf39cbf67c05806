import { memo, useEffect, useRef, type ReactNode, useState, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { closeFold, watchFold } from './browser/wall';
import { type FacetKey, facetKeys } from './model/filterKeys';
import { toggled, type WorksFilter, type FilterOptions, type Counts } from './model/worksFilter';
import { worksSorts, type WorksSort } from './model/worksOrder';
import { Fold } from '../ui/Fold';
import { useMounted } from '../ui/useMounted';
import * as filters from '../lists/Filters.module.css';
import * as styles from './WorksFilters.module.css';
import { formatRoubles } from '../lib/roubles';
import { useEarlyText } from '../ui/useEarlyText';
import { storeWallWidth } from './browser/wallWidth';
import { readWall } from './model/room';
import { findKeyed, readKey, searchKey } from '../lists/model/listSearch';
import { surnameOf } from '../lib/names';
import { changeAddressSearch, readAddressSearch } from '../browser/address';
import { onPlainClick } from '../browser/navigation';

type Props = {
  choices: Choices;
  counts: Counts<FacetKey>;
  /** Limits for the price, in roubles. */
  prices: readonly number[];
  /** Artists in any order. */
  artists: readonly ArtistName[];
  filter: WorksFilter;
  sort: WorksSort;
  /** How many works are shown. */
  found: number;
  /** Called when another choice has been made. */
  onChosen: () => void;
};

/**
 * Filters and sort order as links that change the query, each with the number of works it would
 * show. Several values of a filter can be chosen. The panel covers the wall, so that nothing moves.
 * Hidden without JavaScript.
 */
export const WorksFilters = memo(function WorksFilters({
  choices,
  counts,
  prices,
  artists,
  filter,
  sort,
  found,
  onChosen,
}: Props) {
  const { t } = useTranslation('works');
  const isMounted = useMounted();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current === null ? undefined : watchFold(box.current)), []);
  const row = (key: keyof Choices | 'sort', name: string, links: ReactNode) => (
    <div key={key} className={filters.key}>
      <p id={`filter-${key}`}>{name}</p>
      <ul role="list" aria-labelledby={`filter-${key}`}>
        {links}
      </ul>
    </div>
  );
  const choice = (key: keyof Choices, value: string | undefined, label: string) => {
    const count = value === undefined ? counts[key].all : (counts[key].of.get(value) ?? 0);
    const chosen = filter.facets[key];
    const isChosen = value === undefined ? chosen === undefined : chosen?.includes(value) === true;
    // The static page has no numbers of works.
    const words = (
      <>
        {label}
        {isMounted && <sup>{` ${count}`}</sup>}
      </>
    );
    return (
      <li key={value ?? ''}>
        {count > 0 || isChosen ? (
          <QueryLink
            at={key}
            values={value === undefined ? [] : toggled(filter, key, value)}
            isChosen={isChosen}
            onChosen={onChosen}
          >
            {words}
          </QueryLink>
        ) : (
          <span>{words}</span>
        )}
      </li>
    );
  };
  const facet = (key: keyof Choices) =>
    choices[key].length > 0 &&
    row(key, t(`filter.${key}`), [
      choice(key, undefined, t('all')),
      ...choices[key].map(({ value, label }) => choice(key, value, label)),
    ]);
  return (
    <div ref={box} className={`${filters.filters} ${styles.filters}`}>
      <Fold line={t('filters')}>
        <nav aria-label={t('filters')} className={`${filters.keys} ${styles.panel}`}>
          {facet('technique')}
          {facet('size')}
          {choices.size.length > 0 && <WallWidth width={filter.bounds.wall} onChosen={onChosen} />}
          {facet('colour')}
          {prices.length > 0 && (
            <PriceBounds steps={prices} filter={filter} onChosen={onChosen}>
              {choices.price.map(({ value, label }) => choice('price', value, label))}
            </PriceBounds>
          )}
          {facet('availability')}
          {facet('type')}
          {artists.length > 1 && (
            <ArtistChoice
              artists={artists}
              chosen={filter.facets.artist?.[0]}
              counts={counts.artist.of}
              onChosen={onChosen}
            />
          )}
          {row(
            'sort',
            t('sort'),
            worksSorts.map((value) => (
              <li key={value}>
                <QueryLink
                  at="sort"
                  values={value === 'row' ? [] : [value]}
                  isChosen={sort === value}
                  onChosen={onChosen}
                >
                  {t(`sorts.${value}`)}
                </QueryLink>
              </li>
            )),
          )}
          <button type="button" className={styles.done} onClick={() => closeFold(box.current)}>
            {t('showFound', { count: found })}
          </button>
        </nav>
      </Fold>
    </div>
  );
});

type PriceBoundsProps = {
  /** The limits offered, in roubles. */
  steps: readonly number[];
  filter: WorksFilter;
  onChosen: () => void;
  /** Further choices, as list items. */
  children: ReactNode;
};

/**
 * Two optional selects, for the lowest and the highest price; neither offers a limit beyond the
 * other. Their options are added after mounting.
 */
function PriceBounds({ steps, filter: { bounds }, onChosen, children }: PriceBoundsProps) {
  const { t, i18n } = useTranslation('works');
  const isMounted = useMounted();
  const { 'price-from': from, 'price-to': to } = bounds;
  const select = (side: 'from' | 'to', any: string, isOffered: (price: number) => boolean) => {
    const key = `price-${side}` as const;
    const chosen = bounds[key];
    // A limit from the address can be a number that is not a step.
    const prices = [...new Set([...steps, ...(chosen === undefined ? [] : [chosen])])]
      .filter((price) => price === chosen || isOffered(price))
      .sort((one, two) => one - two);
    return (
      <select
        aria-label={t(side === 'from' ? 'priceFrom' : 'priceTo')}
        value={chosen ?? ''}
        onChange={({ target }) => {
          putInAddress(key, target.value === '' ? [] : [target.value]);
          onChosen();
        }}
      >
        <option value="">{any}</option>
        {isMounted &&
          prices.map((price) => (
            <option key={price} value={price}>
              {t(`price.${side}`, { price: formatRoubles(price, i18n.language) })}
            </option>
          ))}
      </select>
    );
  };
  return (
    <div className={filters.key}>
      <p id="filter-price">{t('filter.price')}</p>
      <div className={styles.bounds}>
        {select('from', t('price.anyFrom'), (price) => to === undefined || price < to)}
        {select('to', t('price.anyTo'), (price) => from === undefined || price > from)}
        <ul role="list" aria-labelledby="filter-price">
          {children}
        </ul>
      </div>
    </div>
  );
}

type WallWidthProps = {
  /** The width in the address, cm. */
  width: number | undefined;
  onChosen: () => void;
};

/**
 * A field for the width of the visitor's wall, in cm. It filters the works, and a work's page shows
 * it on that wall. Text that is not a width is ignored.
 */
function WallWidth({ width, onChosen }: WallWidthProps) {
  const { t } = useTranslation('works');
  const [draft, setDraft] = useState<string>();
  const applied = width === undefined ? '' : String(width);
  const type = (typed: string) => {
    const wall = readWall(typed);
    if (wall === undefined && typed.trim() !== '') return setDraft(typed);
    setDraft(undefined);
    putInAddress('wall', wall === undefined ? [] : [String(wall)]);
    if (wall !== undefined) storeWallWidth(String(wall));
    onChosen();
  };
  const input = useEarlyText(applied, type);
  return (
    <label className={filters.key}>
      <span>{t('filter.wall')}</span>
      <span className={styles.wall}>
        <input
          ref={input}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={draft ?? applied}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setDraft(undefined)}
        />{' '}
        {t('wallUnit')}
      </span>
    </label>
  );
}

type Type = 'gallery' | 'artist' | 'photographer' | 'sculptor';
/** The filters whose values are few, in the order shown, each with its values and their words. */
type Choices = Readonly<
  Record<Exclude<FacetKey, 'artist'>, readonly { value: string; label: string }[]>
>;

/** Returns the filters of the wall with the labels of their values. */
export function useChoices(
  options: FilterOptions<Type>,
  /**
   * Whether the fair of these works is over; then `available` is labelled as a state of that time.
   */
  isOver: boolean,
): Choices {
  const { t } = useTranslation('works');
  return useMemo(
    () => ({
      technique: options.technique.map((value) => ({ value, label: t(`technique.${value}`) })),
      size: options.size.map((value) => ({ value, label: t(`size.${value}`) })),
      colour: options.colour.map((value) => ({ value, label: t(`colour.${value}`) })),
      price: options.price.map((value) => ({ value, label: t(`price.${value}`) })),
      availability: options.availability.map((value) => ({
        value,
        label: t(`availability.${value === 'available' && isOver ? 'wasAvailable' : value}`),
      })),
      type: options.type.map((value) => ({ value, label: t(`type.${value}`) })),
    }),
    [options, isOver, t],
  );
}

type ArtistName = readonly [slug: string, name: string];
type ArtistChoiceProps = {
  /** In any order. */
  artists: readonly ArtistName[];
  /** The chosen artist's address. */
  chosen: string | undefined;
  /** The number of works that each artist would leave on the wall. */
  counts: ReadonlyMap<string, number>;
  onChosen: () => void;
};

/**
 * A text field for an artist, typed in either alphabet or picked from the browser's list of names,
 * which is added after mounting. A complete name applies at once; the beginning of exactly one name
 * applies on Enter or when the field loses the focus.
 */
function ArtistChoice({ artists, chosen, counts, onChosen }: ArtistChoiceProps) {
  const { t, i18n } = useTranslation('works');
  const isMounted = useMounted();
  const [draft, setDraft] = useState<string>();
  const sorted = useMemo(
    () =>
      [...artists].sort(
        ([, one], [, two]) =>
          surnameOf(one).localeCompare(surnameOf(two), i18n.language) ||
          one.localeCompare(two, i18n.language),
      ),
    [artists, i18n.language],
  );
  const nameOfChosen = artists.find(([slug]) => slug === chosen)?.[1] ?? '';
  const put = (slug: string | undefined) => {
    setDraft(undefined);
    if (slug === chosen) return;
    putInAddress('artist', slug === undefined ? [] : [slug]);
    onChosen();
  };
  const type = (typed: string) => {
    setDraft(typed);
    const named = artists.find(([, name]) => name === typed);
    if (named !== undefined) put(named[0]);
  };
  const finish = () => {
    if (draft === undefined) return;
    if (draft.trim() === '') return put(undefined);
    const keyed = artists.map(([slug, name]) => ({
      slug,
      words: readKey(searchKey([name, slug.replaceAll('-', ' ')])),
    }));
    const { found } = findKeyed(keyed, draft);
    put(found.length === 1 ? found[0]?.slug : chosen);
  };
  const input = useEarlyText(nameOfChosen, type);
  return (
    <label className={filters.key}>
      <span>{t('filter.artist')}</span>
      <input
        ref={input}
        list="artist-names"
        value={draft ?? nameOfChosen}
        placeholder={t('anyArtist')}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
        onBlur={finish}
      />
      <datalist id="artist-names">
        {isMounted &&
          sorted.map(([slug, name]) => {
            const count = counts.get(slug) ?? 0;
            return (
              count > 0 && (
                <option key={slug} value={name}>
                  {count}
                </option>
              )
            );
          })}
      </datalist>
    </label>
  );
}

type ChosenFiltersProps = {
  choices: Choices;
  artists: readonly ArtistName[];
  filter: WorksFilter;
  onChosen: () => void;
};

/** The chosen filters in one line; each is a link that removes it. */
export const ChosenFilters = memo(function ChosenFilters({
  choices,
  artists,
  filter,
  onChosen,
}: ChosenFiltersProps) {
  const { t, i18n } = useTranslation('works');
  const box = useRef<HTMLDivElement>(null);
  const labelOf = (key: FacetKey, chosen: string) =>
    key === 'artist'
      ? artists.find(([slug]) => slug === chosen)?.[1]
      : choices[key].find(({ value }) => value === chosen)?.label;
  const { 'price-from': from, 'price-to': to, wall } = filter.bounds;
  const roubles = (price: number) => formatRoubles(price, i18n.language);
  const bounds = [
    from !== undefined && { key: 'price-from', label: t('price.from', { price: roubles(from) }) },
    to !== undefined && { key: 'price-to', label: t('price.to', { price: roubles(to) }) },
    wall !== undefined && { key: 'wall', label: t('wallChosen', { width: wall }) },
  ].flatMap((bound) => (bound ? [{ ...bound, values: [] }] : []));
  const chosen = [
    ...facetKeys.flatMap((key) =>
      (filter.facets[key] ?? []).flatMap((value) => {
        const label = labelOf(key, value);
        return label === undefined ? [] : [{ key, label, values: toggled(filter, key, value) }];
      }),
    ),
    ...bounds,
  ];
  // The link that has the focus is removed, so the line takes the focus.
  const drop = () => {
    onChosen();
    box.current?.focus();
  };
  return (
    <div
      ref={box}
      role="group"
      aria-label={t('chosen')}
      tabIndex={-1}
      className={styles.chosen}
      data-chosen={chosen.length}
    >
      {chosen.map(({ key, label, values }) => (
        <QueryLink
          key={`${key} ${label}`}
          at={key}
          values={values}
          label={t('drop', { what: label })}
          onChosen={drop}
        >
          {label}
          <span aria-hidden="true">×</span>
        </QueryLink>
      ))}
    </div>
  );
});

type QueryLinkProps = {
  /** The key of the address's query that the link changes. */
  at: string;
  /** The key's new values; an empty list removes the key. */
  values: readonly string[];
  isChosen?: boolean;
  label?: string;
  /** Called when the link has been followed. */
  onChosen?: () => void;
  children: ReactNode;
};

/** A link that changes one key of the address's query and leaves the others. */
export function QueryLink({
  at,
  values,
  isChosen = false,
  label,
  onChosen,
  children,
}: QueryLinkProps) {
  const isMounted = useMounted();
  return (
    <a
      href={hrefWith(isMounted, at, values)}
      aria-current={isChosen ? 'true' : undefined}
      aria-label={label}
      onClick={onPlainClick(() => {
        putInAddress(at, values);
        onChosen?.();
      })}
    >
      {children}
    </a>
  );
}

/** Changes one key of the address's query in place; an empty list removes it. */
function putInAddress(key: string, values: readonly string[]): void {
  changeAddressSearch((search) => put(search, key, values));
}

/** Returns the query with one key changed. Before mounting, the other keys are unknown. */
function hrefWith(isMounted: boolean, key: string, values: readonly string[]): string {
  const search = new URLSearchParams(isMounted ? readAddressSearch() : '');
  put(search, key, values);
  return `?${search.toString()}`;
}

function put(search: URLSearchParams, key: string, values: readonly string[]): void {
  search.delete(key);
  for (const value of values) search.append(key, value);
}
