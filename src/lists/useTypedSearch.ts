import { useRef, useState } from 'react';
import { changeAddressSearch, ofThisPage } from '../browser/address/addressSearch';
import { readPageHash } from '../browser/address/pageHash';
import { useAddressSearch } from './useAddressSearch';

/**
 * The address follows when typing pauses, ms: browsers refuse one that changes with every letter.
 */
const typingPause = 300;

/** What a visitor searches for, and the callbacks for the search field. */
export type TypedSearch = {
  typed: string;
  type: (value: string) => void;
  /** Writes what was typed into the address at once. */
  keep: () => void;
  /** Drops what has not been written into the address yet. */
  forget: () => void;
};

/**
 * A search text kept in the address as `?q=`, updated while the visitor types. With `keepsHash` the
 * hash stays, which otherwise is removed.
 */
export function useTypedSearch({ keepsHash = false } = {}): TypedSearch {
  const address = useAddressSearch();
  const [draft, setDraft] = useState<string>();
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const put = (value: string) => {
    changeAddressSearch(
      (search) => (value === '' ? search.delete('q') : search.set('q', value)),
      keepsHash ? readPageHash() : '',
    );
    setDraft(undefined);
  };
  return {
    typed: draft ?? address.get('q') ?? '',
    type(value) {
      setDraft(value);
      clearTimeout(pause.current);
      pause.current = setTimeout(
        ofThisPage(() => put(value)),
        typingPause,
      );
    },
    keep() {
      clearTimeout(pause.current);
      if (draft !== undefined) put(draft);
    },
    forget() {
      clearTimeout(pause.current);
      setDraft(undefined);
    },
  };
}
