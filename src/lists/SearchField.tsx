import { useEarlyText } from '../ui/useEarlyText';
import * as styles from './SearchField.module.css';
import type { TypedSearch } from './useTypedSearch';

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
