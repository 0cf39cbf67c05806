import { useDeferredValue, useMemo } from 'react';
import { changeAddressSearch } from '../browser/address';
import { findKeyed, readKey } from './model/listSearch';
import { useTypedSearch } from './SearchField';

/**
 * State of a searchable list: `named`, the entries that match the search; `found`, the entries of
 * `named` that also pass the filter; whether both are up to date with the typed text; and a
 * function that shows all entries and clears the filter's keys in the address.
 */
export function useFound<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  passes: (entry: Entry) => boolean,
  filterKeys: readonly string[],
) {
  const search = useTypedSearch();
  const keyed = useMemo(
    () => entries.map((entry) => ({ entry, words: readKey(keyOf(entry)) })),
    [entries, keyOf],
  );
  const query = useDeferredValue(search.typed);
  const named = useMemo(
    () => findKeyed(keyed, query).found.map(({ entry }) => entry),
    [keyed, query],
  );
  const found: ReadonlySet<Entry> = useMemo(() => new Set(named.filter(passes)), [named, passes]);
  const showAll = () => {
    search.forget();
    changeAddressSearch((all) => ['q', ...filterKeys].forEach((key) => all.delete(key)));
  };
  return { search, named, found, isSettled: query === search.typed, showAll };
}
