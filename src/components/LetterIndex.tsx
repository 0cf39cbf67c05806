import { indexLetter } from '../lib/compareNames';
import { Link } from '../primitives/Link';
import * as styles from './LetterIndex.module.css';

/** A line of the index: a name, where it leads, and a short note at its right edge (a stand's code). */
export type IndexEntry = { name: string; to: string; note?: string };

type Props = {
  /** In reading order of the page's language. */
  entries: readonly IndexEntry[];
  /** Names the list of letters for screen readers. */
  lettersLabel: string;
};

/** The typographic index: names in large type under their letters, and the letters as links to them (look: lists). */
export function LetterIndex({ entries, lettersLabel }: Props) {
  const groups = groupByLetter(entries);
  return (
    <>
      <nav aria-label={lettersLabel} className={styles.letters}>
        <ul role="list">
          {groups.map(({ letter, entries: { length } }, index) => (
            <li key={letter}>
              <a href={`#letter-${index + 1}`}>
                {letter}
                <sup>{length}</sup>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.groups}>
        {groups.map(({ letter, entries: group }, index) => (
          <section key={letter} id={`letter-${index + 1}`} className={styles.group}>
            <h2 className={styles.letter}>{letter}</h2>
            <ul role="list">
              {group.map(({ name, to, note }) => (
                <li key={to}>
                  <Link to={to} className={styles.entry}>
                    <span className={styles.name}>{name}</span>
                    {note !== undefined && <span className={styles.note}>{note}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function groupByLetter(entries: readonly IndexEntry[]): { letter: string; entries: IndexEntry[] }[] {
  const groups: { letter: string; entries: IndexEntry[] }[] = [];
  for (const entry of entries) {
    const letter = indexLetter(entry.name);
    const group = groups.find((candidate) => candidate.letter === letter);
    if (group === undefined) groups.push({ letter, entries: [entry] });
    else group.entries.push(entry);
  }
  return groups;
}
