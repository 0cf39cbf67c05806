import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localizedPath } from '../i18n/paths';
import type { Locale } from '../i18n/locales';
import { Neighbours } from '../lists/Neighbours';
import { useAddressSearch } from '../browser/address';
import { Link } from '../ui/Link';
import { workName } from './model/workAddress';
import { queryOfList, readList, wallQuery } from './model/workList';
import * as styles from './WorkNeighbours.module.css';

type Named = { slug: string; title: string; exhibitor: { slug: string } };
type Props = {
  work: { slug: string; exhibitor: { year: number; slug: string; works: readonly Named[] | null } };
  /** The neighbours on the year's whole wall, used if the address has no `?list=`. */
  previous: Named | null;
  next: Named | null;
  locale: Locale;
};

/**
 * Links to the previous and the next work in the list named in the address (the filtered wall, My
 * fair, the exhibitor's works), and back to that list; without a list in the address, in the year's
 * wall.
 */
export function WorkNeighbours({ work, previous, next, locale }: Props) {
  const { t } = useTranslation('work');
  const { year, slug: exhibitor, works } = work.exhibitor;
  const search = useAddressSearch();
  const list = readList(search);
  const wall = list === 'wall' ? wallQuery(search) : '';
  const fetched = useFetched(list === 'exhibitor' ? undefined : list, search, year, locale);
  const listed = list === 'exhibitor' ? works : fetched;
  const name = workName(exhibitor, work.slug);
  const place = listed?.findIndex((one) => nameOf(one) === name) ?? -1;
  const isListed = list !== undefined && listed != null && place >= 0;
  const path = {
    wall: `/works/${year}/${wall}`,
    my: '/my/#my-stands',
    exhibitor: `/exhibitors/${year}/${exhibitor}/#works`,
  };
  return (
    <>
      {isListed && (
        <p className={styles.list}>
          <Link to={path[list]}>{t('list', { place: place + 1, count: listed.length })}</Link>
        </p>
      )}
      <Neighbours
        label={t('neighbours')}
        list={`/exhibitors/${year}/`}
        query={isListed ? queryOfList(list, wall) : ''}
        previous={neighbour(isListed ? listed[place - 1] : previous)}
        next={neighbour(isListed ? listed[place + 1] : next)}
        previousLabel={t('previous')}
        nextLabel={t('next')}
      />
    </>
  );
}

/** Fetches the works of a list; undefined until they arrive. */
function useFetched(
  list: 'wall' | 'my' | undefined,
  search: URLSearchParams,
  year: number,
  locale: Locale,
): readonly Named[] | undefined {
  const [works, setWorks] = useState<readonly Named[]>();
  useEffect(() => {
    if (list === undefined) return undefined;
    let isWanted = true;
    const wall = localizedPath(`/works/${year}/`, locale);
    import('./browser/listedWorks')
      .then(({ fetchListedWorks }) => fetchListedWorks(list, { wall, year, search }))
      .then(
        (found) => isWanted && setWorks(found),
        // Without a network the neighbours on the whole wall stay.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [list, search, year, locale]);
  return works;
}

const nameOf = ({ slug, exhibitor }: Named) => workName(exhibitor.slug, slug);

const neighbour = (work: Named | null | undefined) =>
  work ? { name: work.title, slug: nameOf(work) } : null;
