import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { memo, useDeferredValue, useMemo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isFound, readKey, readQuery } from '../domain/exhibitorSearch';
import { indexLetter } from '../lib/compareNames';
import { Link } from '../primitives/Link';
import { Picture } from '../primitives/Picture';
import { changeAddressSearch } from '../services/addressSearch';
import * as styles from './Directory.module.css';
import { SearchField } from './SearchField';
import { useAddressSearch } from './useAddressSearch';
import { useTypedSearch } from './useTypedSearch';

/** Widths of the grid's columns (Directory.module.css), as many as fit. */
const gridWidths = {
  0: '50vw - 24px',
  640: '30.4vw',
  857: '22.4vw',
  1096: '17.5vw',
  1346: '13rem',
};
/** Ratio of width to height of a picture's frame in the grid. */
const boxes = { square: 1, arch: 4 / 5 };

type Shape = keyof typeof boxes;

/** One line of a directory. */
export type DirectoryEntry = {
  name: string;
  to: string;
  /** A short note at the right edge, such as a stand's code. */
  note?: string;
  /** What the entry is, one of the directory's `types`. */
  type?: string;
  /** Folded text to search in (domain/exhibitorSearch). */
  searchKey: string;
  image?: IGatsbyImageData;
};

type Props = {
  /** Sorted by name in the page's language. */
  entries: readonly DirectoryEntry[];
  /** Types to filter by, with their labels; without any there is no filter. */
  types?: readonly { type: string; label: string }[];
  /** How pictures are cut in the grid. */
  shape: Shape;
  labels: { letters: string; search: string; searchHint: string };
};

/**
 * A year's names as a typographic index or as a grid of pictures, with letters, filter and search
 * (look: lists). The static HTML holds everything. Filter and view are links that also work without
 * JavaScript; the search needs it.
 */
export function Directory({ entries, types = [], shape, labels }: Props) {
  const { t } = useTranslation('common');
  const address = useAddressSearch();
  const search = useTypedSearch();
  const { typed } = search;
  const type = types.find((known) => known.type === address.get('type'))?.type ?? '';
  const view = address.get('view') === 'grid' ? 'grid' : 'index';
  const words = useMemo(() => entries.map(({ searchKey }) => readKey(searchKey)), [entries]);
  const query = useDeferredValue(typed);
  const found = useMemo(() => {
    const folded = readQuery(query);
    return new Set(
      entries.filter(
        (entry, index) =>
          (type === '' || entry.type === type) && isFound(words[index] ?? [], folded),
      ),
    );
  }, [entries, words, query, type]);
  const groups = useMemo(() => groupByLetter(entries), [entries]);

  const put = (key: string, value: string) =>
    changeAddressSearch((search) => (value === '' ? search.delete(key) : search.set(key, value)));
  const choose = (key: string, value: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    put(key, value);
  };
  const showAll = (event: MouseEvent) => {
    event.preventDefault();
    search.forget();
    changeAddressSearch((all) => ['q', 'type'].forEach((key) => all.delete(key)));
  };
  const tab = (key: 'type' | 'view', value: string, label: string, isChosen: boolean) => (
    <li key={value}>
      <a
        id={value === '' ? undefined : `${key}-${value}`}
        href={value === '' ? '?' : `?${key}=${value}#${key}-${value}`}
        aria-current={isChosen ? 'true' : undefined}
        onClick={choose(key, value === 'index' ? '' : value)}
      >
        {label}
      </a>
    </li>
  );

  return (
    <div className={styles.directory} data-view={view} data-shape={shape}>
      <div className={styles.tools}>
        <SearchField search={search} label={labels.search} hint={labels.searchHint} />
        {types.length > 0 && (
          <nav aria-label={t('directory.filter')} className={styles.tabs}>
            <ul role="list">
              {tab('type', '', t('directory.all'), type === '')}
              {types.map((known) => tab('type', known.type, known.label, known.type === type))}
            </ul>
          </nav>
        )}
        <nav aria-label={t('directory.view')} className={styles.tabs}>
          <ul role="list">
            {tab('view', 'index', t('directory.index'), view === 'index')}
            {tab('view', 'grid', t('directory.grid'), view === 'grid')}
          </ul>
        </nav>
        <p role="status" className={styles.found}>
          {t('directory.found', { found: found.size, count: entries.length })}
        </p>
      </div>
      <Letters groups={groups} found={found} label={labels.letters} />
      {found.size === 0 && (
        <div className={styles.nothing}>
          <p>{t('directory.nothing', { typed })}</p>
          <a href="?" onClick={showAll}>
            {t('directory.showAll')}
          </a>
        </div>
      )}
      <Groups groups={groups} found={found} shape={shape} />
    </div>
  );
}

type Found = ReadonlySet<DirectoryEntry>;
type GroupsProps = { groups: readonly Group[]; found: Found };

/**
 * The row of letters with their counts. Like the list, it updates with low priority, so that it
 * does not slow down typing.
 */
const Letters = memo(function Letters({ groups, found, label }: GroupsProps & { label: string }) {
  return (
    <nav aria-label={label} className={styles.letters}>
      <ul role="list">
        {groups.map(({ letter, entries }, index) => {
          const count = entries.filter((entry) => found.has(entry)).length;
          return (
            <li key={letter}>
              {count > 0 ? (
                <a href={`#letter-${index + 1}`}>
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
const Groups = memo(function Groups({ groups, found, shape }: GroupsProps & { shape: Shape }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ letter, entries }, index) => (
        <section
          key={letter}
          id={`letter-${index + 1}`}
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

type Group = { letter: string; entries: DirectoryEntry[] };

/**
 * Groups all entries by letter, found or not, so that the row of letters keeps its shape during a
 * search.
 */
function groupByLetter(entries: readonly DirectoryEntry[]): Group[] {
  const groups = new Map<string, Group>();
  for (const entry of entries) {
    const letter = indexLetter(entry.name);
    const group = groups.get(letter) ?? { letter, entries: [] };
    groups.set(letter, group);
    group.entries.push(entry);
  }
  return [...groups.values()];
}
