import { graphql } from 'gatsby';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Groups } from '../lists/Groups';
import { SearchField } from '../lists/SearchField';
import { useAskedList } from './useAskedList';
import { useAddressSearch } from '../lists/useAddressSearch';
import { useIsOver, type PhasedEdition } from '../edition/usePhase';
import { useFound } from '../lists/useFound';
import { readFilter } from '../lists/model/facets';
import { filterKeys, optionsOf, passes } from './model/worksFilter';
import { inOrder, readSort } from './model/worksOrder';
import type { Locale } from '../i18n/locales';
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

const classes = {
  links: styles.rows,
  group: styles.row,
  title: styles.label,
  list: styles.works,
};
const keyOf = ({ searchKey }: Work) => searchKey;
const anchorOf = (index: number) => `row-${index + 1}`;

/**
 * All works of a year on a common ground line, with search, filters and order in the address (look:
 * works). The static HTML holds everything, by row; what is not found is hidden rather than
 * removed.
 */
export function WorksWall({ works, year, locale, edition }: Props) {
  const { t } = useTranslation('works');
  const isOver = useIsOver(edition);
  const address = useAddressSearch();
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
  const filter = useMemo(() => readFilter(address, options), [address, options]);
  const sort = readSort(address);
  const isAsked = useCallback((work: Work) => passes(work, filter), [filter]);
  const { search, found, isSettled, showAll } = useFound(works, keyOf, isAsked, filterKeys);
  useAskedList(isSettled);
  const groups = useMemo(() => inOrder(works, sort), [works, sort]);
  const item = useCallback(
    (work: Work, isFound: boolean) => (
      <WallWork
        key={`${work.exhibitor.slug}/${work.slug}`}
        work={work}
        year={year}
        isFound={isFound}
      />
    ),
    [year],
  );
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
      <Groups
        groups={groups}
        found={found}
        anchorOf={anchorOf}
        label={groups.length > 1 ? t('rows') : undefined}
        classes={classes}
        nothing={{ words: t('nothing'), showAll: t('showAll'), onShowAll: showAll }}
        item={item}
      />
    </div>
  );
}

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
