import { useEffect, useRef } from 'react';
import * as styles from './SearchField.module.css';
import type { TypedSearch } from './useTypedSearch';

type Props = { search: TypedSearch; label: string; hint: string };

/**
 * A search that answers while the visitor types; hidden without JavaScript. What was typed before
 * the app came is searched for, not lost.
 */
export function SearchField({ search, label, hint }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const atFirst = useRef(search);
  useEffect(() => {
    const early = input.current?.value ?? '';
    if (early !== atFirst.current.typed) atFirst.current.type(early);
  }, []);
  return (
    <form
      role="search"
      aria-label={label}
      className={styles.search}
      onSubmit={(event) => event.preventDefault()}
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
    </form>
  );
}
