import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { memo } from 'react';
import type { StarKind } from '../stars/model/stars';
import { Link } from '../ui/Link';
import { Picture } from '../ui/Picture';
import { StarButton } from '../stars/StarButton';
import * as styles from './DirectoryList.module.css';

/** Widths of the grid's columns, as many as fit (DirectoryList.module.css). */
const gridWidths = {
  0: '50vw - 24px',
  640: '30.4vw',
  857: '22.4vw',
  1096: '17.5vw',
  1346: '13rem',
};
/** Width to height of a picture's frame in the grid. */
const boxes = { square: 1, arch: 4 / 5 };

export type Shape = keyof typeof boxes;

export type DirectoryEntry = {
  name: string;
  /** The letter that the entry is filed under, if not the first of its name. */
  letter?: string;
  to: string;
  /** A short note at the right edge, such as a stand's code. */
  note?: string;
  /** One of the directory's `types`. */
  type?: string;
  /** The folded text to search (lists/model/exhibitorSearch). */
  searchKey: string;
  image?: IGatsbyImageData;
  /** The record that the entry's star marks. */
  star: { kind: StarKind; year: number; slug: string };
};

type EntryProps = { entry: DirectoryEntry; shape: Shape };

/** An entry with its star; hidden if it does not match. */
export const DirectoryItem = memo(function DirectoryItem({
  entry,
  isFound,
  shape,
}: EntryProps & { isFound: boolean }) {
  return (
    <li data-type={entry.type} hidden={!isFound}>
      <Entry entry={entry} shape={shape} />
      <StarButton {...entry.star} name={entry.name} />
    </li>
  );
});

const Entry = memo(function Entry({ entry, shape }: EntryProps) {
  return (
    <Link to={entry.to} className={styles.entry}>
      <span className={styles.frame}>
        {entry.image && (
          <Picture image={entry.image} alt="" widths={gridWidths} box={boxes[shape]} />
        )}
      </span>
      <span className={styles.name}>{entry.name}</span>
      {entry.note !== undefined && <span className={styles.note}>{entry.note}</span>}
    </Link>
  );
});
