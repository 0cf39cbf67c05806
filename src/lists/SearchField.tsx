import { useRef, useState } from 'react';
import {
  changeAddressSearch,
  ofThisPage,
  readPageHash,
  useAddressSearch,
} from '../browser/address';
import { useEarlyText } from '../ui/useEarlyText';
import * as styles from './SearchField.module.css';

type Props = {
  search: TypedSearch;
  label: string;
  hint: string;
  /** Called on Enter: goes to the first match, if any; a phone's keyboard then closes. */
  onEnter?: () => boolean;
  /** The form's target without JavaScript, which gets `?q=`, and the text of its button. */
  action?: { path: string; send: string };
};

/**
 * A search field that responds while the visitor types; hidden without JavaScript, unless its form
 * has an action. Text typed before the app starts is searched for rather than lost.
 */
export function SearchField({ search, label, hint, onEnter, action }: Props) {
  const input = useEarlyText(search.typed, search.type);
  return (
    <form
      role="search"
      aria-label={label}
      className={styles.search}
      action={action?.path}
      onSubmit={(event) => {
        event.preventDefault();
        if (onEnter?.()) input.current?.blur();
      }}
    >
      <label>
        <span className="visually-hidden">{label}</span>
        <input
          ref={input}
          type="search"
          name="q"
          value={search.typed}
          placeholder={hint}
          autoComplete="off"
          onChange={({ target }) => search.type(target.value)}
          onBlur={search.flush}
        />
      </label>
      {action !== undefined && (
        <button type="submit" className={styles.send}>
          {action.send}
        </button>
      )}
    </form>
  );
}

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
