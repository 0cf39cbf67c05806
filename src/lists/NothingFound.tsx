import { onPlainClick } from '../browser/navigation';
import * as styles from './NothingFound.module.css';

type Props = {
  words: string;
  /** The text of the link that clears search and filters. */
  showAll: string;
  onShowAll: () => void;
};

/** Shown in place of a list without matches, with a link back to the whole list. */
export function NothingFound({ words, showAll, onShowAll }: Props) {
  return (
    <div className={styles.nothing}>
      <p>{words}</p>
      <a href="?" onClick={onPlainClick(onShowAll)}>
        {showAll}
      </a>
    </div>
  );
}
