import { onPlainClick } from '../browser/address/isPlainClick';
import * as styles from './NothingFound.module.css';

type Props = {
  /** That nothing is there. */
  words: string;
  /** The words of the link that drops what was asked for. */
  showAll: string;
  onShowAll: () => void;
};

/** What stands in the place of a list in which nothing has been found, with the way back to all. */
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
