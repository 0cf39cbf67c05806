import { useRef, useState } from 'react';
import { changeAddressSearch } from '../services/addressSearch';
import { useAddressSearch } from './useAddressSearch';

/** Browsers refuse an address that changes with every letter; it follows when typing pauses, ms. */
const typingPause = 300;

/** What a visitor searches for, and what the field that asks for it reports. */
export type TypedSearch = {
  typed: string;
  type: (value: string) => void;
  /** Writes what was typed into the address without waiting for a pause. */
  keep: () => void;
  /** Drops what the address does not have yet. */
  forget: () => void;
};

/** A search kept in the address as `?q=`, which follows the typing. */
export function useTypedSearch(): TypedSearch {
  const address = useAddressSearch();
  const [draft, setDraft] = useState<string>();
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const put = (value: string) => {
    changeAddressSearch((search) => (value === '' ? search.delete('q') : search.set('q', value)));
    setDraft(undefined);
  };
  return {
    typed: draft ?? address.get('q') ?? '',
    type(value) {
      setDraft(value);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => put(value), typingPause);
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
