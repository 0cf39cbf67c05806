import { useRef, useState } from 'react';
import { changeAddressSearch, ofThisPage, readPageHash } from '../browser/address';
import { useAddressSearch } from './useAddressSearch';

/**
 * Pause in typing after which the address is updated, ms: browsers refuse an update at every
 * letter.
 */
const typingPause = 300;

export type TypedSearch = {
  typed: string;
  type: (value: string) => void;
  /** Writes the text into the address at once. */
  flush: () => void;
  /** Discards text that is not in the address yet. */
  forget: () => void;
};

/** State of a search text in the address, `?q=`. Removes the hash unless `keepsHash` is set. */
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
    flush() {
      clearTimeout(pause.current);
      if (draft !== undefined) put(draft);
    },
    forget() {
      clearTimeout(pause.current);
      setDraft(undefined);
    },
  };
}
