import { graphql } from 'gatsby';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NothingFound } from '../lists/NothingFound';
import { SearchField } from '../lists/SearchField';
import { useAskedList } from './useAskedList';
import { useAddressSearch } from '../lists/useAddressSearch';
import { useIsOver, type PhasedEdition } from '../edition/usePhase';
import { useTypedSearch } from '../lists/useTypedSearch';
import { isFound, readKey, readQuery } from '../lists/model/exhibitorSearch';
import { filterKeys, optionsOf, passes, readFilter } from './model/worksFilter';
import { inOrder, readSort, type WorksGroup } from './model/worksOrder';
import type { Locale } from '../i18n/locales';
import { changeAddressSearch } from '../browser/address/addressSearch';
import { WallWork } from './WallWork';
import { WorksFilters } from './WorksFilters';
import * as styles from './WorksWall.module.css';

type Work = Queries.WallWorkFragment;
type Props = {
  /** By title in the page's language. */
  works: readonly Work[];
  year: number;
  locale: Locale;
  edition: PhasedEdition | null;
};

const types = ['gallery', 'artist', 'photographer', 'sculptor'] as const;

/**
 * All works of a year on a common ground line, with search, filters and order in the address (look:
 * works). The static HTML holds everything, by row; what is not found is hidden rather than
 * removed.
 */
export function WorksWall({ works, year, locale, edition }: Props) {
  const { t } = useTranslation('works');
  const isOver = useIsOver(edition);
  const address = useAddressSearch();
  const search = useTypedSearch();
  const artists = useMemo(
    () => [...new Map(works.flatMap(({ makers }) => makers.map((one) => [one.slug, one.name])))],
    [works],
  );
  const options = useMemo(
    () =>
      optionsOf(
        works,
        types,
        artists.map(([slug]) => slug),
      ),
    [works, artists],
  );
  const words = useMemo(() => works.map(({ searchKey }) => readKey(searchKey)), [works]);
  const filter = useMemo(() => readFilter(address, options), [address, options]);
  const sort = readSort(address);
  const query = useDeferredValue(search.typed);
  useAskedList(query === search.typed);
  const found = useMemo(() => {
    const folded = readQuery(query);
    return new Set(
      works.filter((work, index) => passes(work, filter) && isFound(words[index] ?? [], folded)),
    );
  }, [works, words, query, filter]);
  const groups = useMemo(() => inOrder(works, sort), [works, sort]);
  const showAll = () => {
    search.forget();
    changeAddressSearch((all) => ['q', ...filterKeys].forEach((key) => all.delete(key)));
  };
  return (
    <div className={styles.wall}>
      <div className={styles.tools}>
        <SearchField search={search} label={t('search')} hint={t('searchHint')} />
        <WorksFilters
          options={options}
          artists={artists}
          filter={filter}
          sort={sort}
          found={found.size}
          count={works.length}
          locale={locale}
          isOver={isOver}
        />
      </div>
      <Rows groups={groups} found={found} label={t('rows')} />
      {found.size === 0 && (
        <NothingFound words={t('nothing')} showAll={t('showAll')} onShowAll={showAll} />
      )}
      <Groups groups={groups} found={found} year={year} />
    </div>
  );
}

type GroupsProps = { groups: readonly WorksGroup<Work>[]; found: ReadonlySet<Work> };
const anchorOf = (index: number) => `row-${index + 1}`;

/** Links to the rows, with what is found in each. */
const Rows = memo(function Rows({ groups, found, label }: GroupsProps & { label: string }) {
  if (groups.length < 2) return null;
  return (
    <nav aria-label={label} className={styles.rows}>
      <ul role="list">
        {groups.map(({ row, works }, index) => {
          const count = works.filter((work) => found.has(work)).length;
          return (
            <li key={row}>
              {count > 0 ? (
                <a href={`#${anchorOf(index)}`}>
                  {row}
                  <sup>{count}</sup>
                </a>
              ) : (
                <span>{row}</span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
});

const Groups = memo(function Groups({ groups, found, year }: GroupsProps & { year: number }) {
  return groups.map(({ row, works }, index) => (
    <section
      key={row ?? ''}
      id={anchorOf(index)}
      className={styles.row}
      aria-label={row ?? undefined}
      hidden={!works.some((work) => found.has(work))}
    >
      {row !== null && <h2 className={styles.label}>{row}</h2>}
      <ul role="list" className={styles.works}>
        {works.map((work) => (
          <WallWork
            key={`${work.exhibitor.slug}/${work.slug}`}
            work={work}
            year={year}
            isFound={found.has(work)}
          />
        ))}
      </ul>
    </section>
  ));
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
    }
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
