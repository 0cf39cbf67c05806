import { findKeyed, readKey } from '../../lists/model/exhibitorSearch';
import { passes, readWorksFilter, wallOptions, type Filtered } from './worksFilter';
import { inOrder, readSort, type Ordered } from './worksOrder';

type Hung = Filtered & Ordered & { readonly searchKey: string };

/** The works that the wall shows for a query, in its order; `works` are by title. */
export function worksOnWall<Work extends Hung>(
  works: readonly Work[],
  search: URLSearchParams,
  language: string,
): Work[] {
  const filter = readWorksFilter(search, wallOptions(works));
  const keyed = works.map((work) => ({ work, words: readKey(work.searchKey) }));
  const named = new Set(findKeyed(keyed, search.get('q') ?? '').found.map(({ work }) => work));
  return inOrder(works, readSort(search), language)
    .flatMap(({ entries }) => entries)
    .filter((work) => named.has(work) && passes(work, filter));
}
