import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { memo } from 'react';
import { letterAnchor } from './model/letterAnchor';
import type { StarKind } from '../stars/model/stars';
import { indexLetter } from '../lib/names/compareNames';
import { Link } from '../ui/Link';
import { Picture } from '../ui/Picture';
import { StarButton } from '../stars/StarButton';
import * as styles from './DirectoryList.module.css';

/** Widths of the grid's columns (DirectoryList.module.css), as many as fit. */
const gridWidths = {
  0: '50vw - 24px',
  640: '30.4vw',
  857: '22.4vw',
  1096: '17.5vw',
  1346: '13rem',
};
/** Ratio of width to height of a picture's frame in the grid. */
const boxes = { square: 1, arch: 4 / 5 };

export type Shape = keyof typeof boxes;

/** One line of a directory. */
export type DirectoryEntry = {
  name: string;
  /** The letter it stands under, unless that is the first of its name. */
  letter?: string;
  to: string;
  /** A short note at the right edge, such as a stand's code. */
  note?: string;
  /** What the entry is, one of the directory's `types`. */
  type?: string;
  /** Folded text to search in (lists/model/exhibitorSearch). */
  searchKey: string;
  image?: IGatsbyImageData;
  /** What its star marks. */
  star: { kind: StarKind; year: number; slug: string };
};

type Group<Entry = DirectoryEntry> = { letter: string; entries: Entry[] };

/**
 * Groups all entries by letter, found or not, so that the row of letters keeps its shape during a
 * search.
 */
export function groupByLetter<Entry extends { name: string; letter?: string }>(
  entries: readonly Entry[],
): Group<Entry>[] {
  const groups = new Map<string, Group<Entry>>();
  for (const entry of entries) {
    const letter = entry.letter ?? indexLetter(entry.name);
    const group = groups.get(letter) ?? { letter, entries: [] };
    groups.set(letter, group);
    group.entries.push(entry);
  }
  return [...groups.values()];
}

type Found = ReadonlySet<DirectoryEntry>;
type GroupsProps = { groups: readonly Group[]; found: Found };

/**
 * The row of letters with their counts. Like the list, it updates with low priority, so that it
 * does not slow down typing.
 */
export const Letters = memo(function Letters({
  groups,
  found,
  label,
}: {
  groups: readonly { letter: string; entries: readonly unknown[] }[];
  found: ReadonlySet<unknown>;
  label: string;
}) {
  return (
    <nav aria-label={label} className={styles.letters}>
      <ul role="list">
        {groups.map(({ letter, entries }, index) => {
          const count = entries.filter((entry) => found.has(entry)).length;
          return (
            <li key={letter}>
              {count > 0 ? (
                <a href={`#${letterAnchor(index)}`}>
                  {letter}
                  <sup>{count}</sup>
                </a>
              ) : (
                <span>{letter}</span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
});

/**
 * All entries. Those not found are hidden rather than removed, because creating thousands of links
 * again is slow.
 */
export const Groups = memo(function Groups({
  groups,
  found,
  shape,
}: GroupsProps & { shape: Shape }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ letter, entries }, index) => (
        <section
          key={letter}
          id={letterAnchor(index)}
          className={styles.group}
          aria-label={letter}
          hidden={!entries.some((entry) => found.has(entry))}
        >
          <h2 className={styles.letter}>{letter}</h2>
          <ul role="list">
            {entries.map((entry) => (
              <Item key={entry.to} entry={entry} isFound={found.has(entry)} shape={shape} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});

type EntryProps = { entry: DirectoryEntry; shape: Shape };

const Item = memo(function Item({ entry, isFound, shape }: EntryProps & { isFound: boolean }) {
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
