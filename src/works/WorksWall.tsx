import { graphql } from 'gatsby';
import { useCallback, useDeferredValue, useMemo, useRef, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Groups } from '../lists/Groups';
import { SearchField } from '../lists/SearchField';
import { useRequestedList } from './useRequestedList';
import { useAddressSearch } from '../browser/address';
import { useIsOver, type PhasedEdition } from '../edition/useFairTime';
import { useFound } from '../lists/useFound';
import { countWorks, passes, priceSteps, readWorksFilter, wallOptions } from './model/worksFilter';
import { filterKeys } from './model/filterKeys';
import { queryOfList, wallQuery } from './model/workList';
import { inOrder, readSort, readView, worksViews, type WorksView } from './model/worksOrder';
import type { Locale } from '../i18n/locales';
import { pageAddress } from '../browser/sharing';
import { CopyLink } from '../stars/CopyLink';
import { showOnWall, scrollToWallStart, type WallPlace } from './browser/wall';
import { ChosenFilters, useChoices, WorksFilters, QueryLink } from './WorksFilters';
import * as lines from './WallLines.module.css';
import * as styles from './WorksWall.module.css';
import { HungWork } from './HungWork';
import { StandLink } from '../plan/PlaceLink';
import { isPriceOnRequest } from './model/sale';
import { hungWidth } from './model/wallWidths';
import { aspectOf, type ShownWidths } from '../ui/Picture';
import { compareNames } from '../lib/names';
import type { Group } from '../lists/model/groups';
import { useMounted } from '../ui/useMounted';
import * as worksFiltersStyles from './WorksFilters.module.css';

type Work = Queries.WallWorkFragment;
type Props = {
  /** Sorted by title in the page's language. */
  works: readonly Work[];
  year: number;
  locale: Locale;
  edition: PhasedEdition | null;
  /** The page's title, for the share sheet. */
  title: string;
};

const classes = {
  links: styles.rows,
  group: styles.row,
  title: styles.label,
  list: lines.works,
  next: styles.next,
};
const keyOf = ({ searchKey }: Work) => searchKey;
const anchorOf = (index: number) => `row-${index + 1}`;

/**
 * All works of a year on common ground lines, with search, filters and sort order in the address
 * (look: lists). The static HTML contains all works, by row; works that do not match are hidden,
 * not removed.
 */
export function WorksWall({ works, year, locale, edition, title }: Props) {
  const { t } = useTranslation('works');
  const { t: stars } = useTranslation('stars');
  const isOver = useIsOver(edition);
  const address = useAddressSearch();
  const artists = useMemo(
    () => [...new Map(works.flatMap(({ makers }) => makers.map((one) => [one.slug, one.name])))],
    [works],
  );
  const options = useMemo(() => wallOptions(works), [works]);
  const filter = useMemo(() => readWorksFilter(address, options), [address, options]);
  const sort = readSort(address);
  const view = readView(address);
  const isAsked = useCallback((work: Work) => passes(work, filter), [filter]);
  const { search, named, found, isSettled, showAll } = useFound(works, keyOf, isAsked, filterKeys);
  useRequestedList(isSettled);
  const counts = useMemo(() => countWorks(named, filter), [named, filter]);
  const prices = useMemo(() => priceSteps(works), [works]);
  const choices = useChoices(options, isOver);
  const groups = useMemo(() => inOrder(works, sort, locale), [works, sort, locale]);
  const label = t(sort === 'row' ? 'rows' : 'letters');
  const onTo = useCallback((title: string) => t('onTo', { title }), [t]);
  const query = wallQuery(address);
  // Deferred, because a change of this query changes the link of every work.
  const list = useDeferredValue(query && queryOfList('wall', query));
  const wall = useRef<HTMLDivElement>(null);
  const toTop = useCallback(() => scrollToWallStart(wall.current), []);
  const jump = useCallback((to: WallPlace) => showOnWall(wall.current, to), []);
  const type = (typed: string) => {
    search.type(typed);
    toTop();
  };
  const item = useCallback(
    (work: Work, isFound: boolean) => (
      <WallWork
        key={`${work.exhibitor.slug}/${work.slug}`}
        work={work}
        year={year}
        view={view}
        list={list}
        isFound={isFound}
      />
    ),
    [year, view, list],
  );
  return (
    <div ref={wall} className={styles.wall} data-view={view}>
      <div className={styles.bar}>
        <SearchField search={{ ...search, type }} label={t('search')} hint={t('searchHint')} />
        <WorksFilters
          choices={choices}
          counts={counts}
          prices={prices}
          artists={artists}
          filter={filter}
          sort={sort}
          found={found.size}
          onChosen={toTop}
        />
        <ChosenFilters choices={choices} artists={artists} filter={filter} onChosen={toTop} />
        <JumpTo
          groups={groups}
          found={found}
          label={label}
          hasExhibitors={sort === 'row' || sort === 'gallery'}
          onJump={jump}
        />
      </div>
      <div className={styles.line}>
        <WorksViews view={view} />
        <div className={styles.found}>
          <p role="status">{t('found', { found: found.size, count: works.length })}</p>
          <CopyLink t={stars} address={() => pageAddress() + query} shareTitle={title} />
        </div>
      </div>
      <Groups
        groups={groups}
        found={found}
        anchorOf={anchorOf}
        label={groups.length > 1 ? label : undefined}
        classes={classes}
        {...(sort === 'row' && { onTo })}
        nothing={{ words: t('nothing'), showAll: t('showAll'), onShowAll: showAll }}
        item={item}
      />
    </div>
  );
}

/** Links to the wall's views: large, middle, small; hidden without JavaScript. */
function WorksViews({ view }: { view: WorksView }) {
  const { t } = useTranslation('works');
  return (
    <nav aria-label={t('view')} className={styles.views}>
      <ul role="list">
        {worksViews.map((one) => (
          <li key={one}>
            <QueryLink at="view" values={one === 'middle' ? [] : [one]} isChosen={one === view}>
              {t(`views.${one}`)}
            </QueryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type WallWorkProps = {
  work: Queries.WallWorkFragment;
  year: number;
  view: WorksView;
  /** The query that names the list in the work's link; empty for the whole wall. */
  list: string;
  isFound: boolean;
};

/**
 * One work on the wall, with artists, price, state and stand; its title links to its page. The
 * picture's description is on that page; here the caption is enough.
 */
const WallWork = memo(function WallWork({ work, year, view, list, isFound }: WallWorkProps) {
  const { t } = useTranslation('works');
  const { availability, priceText, exhibitor, size, picture } = work;
  const price = priceText ?? (isPriceOnRequest(work) ? t('onRequest') : null);
  const isMarked = availability === 'sold' || availability === 'reserved';
  const image = picture.gatsbyImageData;
  const units = hungWidth(size, image === null ? 1 : aspectOf(image));
  return (
    <HungWork
      work={work}
      year={year}
      list={list}
      alt=""
      units={units}
      widths={shownWidths(units, view)}
      isMeasured
      maxWidth={view !== 'large' && units <= smallWork ? maxWidthOfSmall : undefined}
      isHidden={!isFound}
    >
      {price !== null && <p>{price}</p>}
      {isMarked && (
        <p className={styles.mark} data-mark={availability}>
          {t(availability)}
        </p>
      )}
      {availability === 'not-for-sale' && <p>{t('notForSale')}</p>}
      <p>
        <StandLink {...exhibitor} />
      </p>
    </HungWork>
  );
});

/**
 * The widths follow from the units of WallLines.module.css. Lines are justified, so the real width
 * differs by up to a third and is known only after layout.
 */
const shownWidths = (units: number, view: WorksView): ShownWidths => {
  const [phone, middle, wide] = vw[view].map((unit) => Math.min(93, Math.round(unit * units)));
  return { 0: `${phone}vw`, 640: `${middle}vw`, 1024: `${wide}vw` };
};
const vw = { large: [93, 4, 2.6], middle: [4.3, 2, 1.4], small: [2, 1.2, 0.8] } as const;
/**
 * Works of at most this many units are never shown wider than `maxWidthOfSmall`, even at density 2.
 */
const smallWork = 13;
const maxWidthOfSmall = 868;

type Hung = { exhibitor: { slug: string; name: string } };
type JumpToProps = {
  groups: readonly Group<Hung>[];
  found: ReadonlySet<Hung>;
  /** The label of the groups: rows or letters. */
  label: string;
  /**
   * Whether to offer exhibitors, too: they can be jumped to if the works of each are next to each
   * other.
   */
  hasExhibitors: boolean;
  /** Scrolls to a group, or to a work by its index. */
  onJump: (to: WallPlace) => void;
};

/**
 * A select that scrolls to a row, a letter or an exhibitor of the wall; its options are added after
 * mounting. It keeps the focus, so that the next choice is one key away.
 */
export const JumpTo = memo(function JumpTo({
  groups,
  found,
  label,
  hasExhibitors,
  onJump,
}: JumpToProps) {
  const { t, i18n } = useTranslation('works');
  const isMounted = useMounted();
  const works = groups.flatMap(({ entries }) => entries);
  const titled = groups.flatMap(({ title, entries }, group) =>
    title !== null && entries.some((work) => found.has(work)) ? [{ title, group }] : [],
  );
  const galleries = new Map<string, { name: string; work: number }>();
  if (isMounted && hasExhibitors)
    works.forEach((work, index) => {
      const { slug, name } = work.exhibitor;
      if (found.has(work) && !galleries.has(slug)) galleries.set(slug, { name, work: index });
    });
  const byName = [...galleries.values()].sort((one, two) =>
    compareNames(one.name, two.name, i18n.language),
  );
  if (titled.length < 2 && byName.length < 2) return null;
  return (
    <select
      className={worksFiltersStyles.jump}
      aria-label={t('jump')}
      value=""
      onChange={({ target }) => {
        const [kind, number] = target.value.split(' ');
        onJump(kind === 'group' ? { group: Number(number) } : { work: Number(number) });
      }}
    >
      <option value="">{t('jump')}</option>
      {isMounted && titled.length > 1 && (
        <optgroup label={label}>
          {titled.map(({ title, group }) => (
            <option key={group} value={`group ${group}`}>
              {title}
            </option>
          ))}
        </optgroup>
      )}
      {byName.length > 1 && (
        <optgroup label={t('galleries')}>
          {byName.map(({ name, work }) => (
            <option key={work} value={`work ${work}`}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  );
});

export const fragment = graphql`
  fragment WallWork on Work {
    slug
    title(language: $language)
    makers {
      slug
      name(language: $language)
    }
    year: yearsText(language: $language)
    technique
    size {
      height
      width
      depth
    }
    colours
    availability
    price
    priceRange {
      from
      to
    }
    priceText(language: $language)
    searchKey
    exhibitor {
      slug
      name(language: $language)
      participantType
      stand
      isOnMap
      place {
        row(language: $language)
      }
    }
    picture {
      gatsbyImageData(layout: FULL_WIDTH, formats: [WEBP], breakpoints: [284, 496, 868, 1520])
    }
  }
`;
