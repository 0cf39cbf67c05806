import { useDeferredValue, useMemo } from 'react';
import { changeAddressSearch } from '../browser/address/addressSearch';
import { isFound, readKey, readQuery } from './model/exhibitorSearch';
import { useTypedSearch } from './useTypedSearch';

/**
 * A list with a search: the entries that the search finds (`named`), those of them that pass the
 * filter (`found`), whether they are those of what is typed by now, and the way back to all, which
 * drops the filter's keys of the address, too.
 */
export function useFound<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  passes: (entry: Entry) => boolean,
  filterKeys: readonly string[],
) {
  const search = useTypedSearch();
  const words = useMemo(() => entries.map((entry) => readKey(keyOf(entry))), [entries, keyOf]);
  const query = useDeferredValue(search.typed);
  const named = useMemo(() => {
    const folded = readQuery(query);
    return entries.filter((_, index) => isFound(words[index] ?? [], folded));
  }, [entries, words, query]);
  const found: ReadonlySet<Entry> = useMemo(() => new Set(named.filter(passes)), [named, passes]);
  const showAll = () => {
    search.forget();
    changeAddressSearch((all) => ['q', ...filterKeys].forEach((key) => all.delete(key)));
  };
  return { search, named, found, isSettled: query === search.typed, showAll };
}
