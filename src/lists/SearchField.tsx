import { useLayoutEffect, useRef } from 'react';
import * as styles from './SearchField.module.css';
import type { TypedSearch } from './useTypedSearch';

type Props = {
  search: TypedSearch;
  label: string;
  hint: string;
  /** Enter goes to the first answer: whether there is one. The keyboard of a phone then closes. */
  onEnter?: () => boolean;
  /** Where the form leads without JavaScript, with `?q=`, and the words of its button there. */
  action?: { path: string; send: string };
};

/**
 * A search that answers while the visitor types; without JavaScript it is hidden, unless its form
 * leads somewhere. What was typed before
 * the app came is searched for, not lost.
 */
export function SearchField({ search, label, hint, onEnter, action }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const atFirst = useRef(search);
  // In the layout effect: a later one would let React empty the field first, at a change of others.
  useLayoutEffect(() => {
    const early = input.current?.value ?? '';
    if (early !== atFirst.current.typed) atFirst.current.type(early);
  }, []);
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
          onBlur={search.keep}
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
