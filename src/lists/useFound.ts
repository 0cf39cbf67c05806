import { useDeferredValue, useMemo } from 'react';
import { changeAddressSearch } from '../browser/address/addressSearch';
import { isFound, readKey, readQuery } from './model/exhibitorSearch';
import { useTypedSearch } from './useTypedSearch';

/**
 * A list with a search: the entries that are found and pass the filter, whether they are those of
 * what is typed by now, and the way back to all, which drops the filter's keys of the address, too.
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
  const found: ReadonlySet<Entry> = useMemo(() => {
    const folded = readQuery(query);
    return new Set(
      entries.filter((entry, index) => passes(entry) && isFound(words[index] ?? [], folded)),
    );
  }, [entries, words, query, passes]);
  const showAll = () => {
    search.forget();
    changeAddressSearch((all) => ['q', ...filterKeys].forEach((key) => all.delete(key)));
  };
  return { search, found, isSettled: query === search.typed, showAll };
}
