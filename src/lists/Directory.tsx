import { useCallback, useMemo, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { groupByLetter } from './model/groups';
import { letterAnchor } from './model/letterAnchor';
import { Fold } from '../ui/Fold';
import { changeAddressSearch, useAddressSearch } from '../browser/address';
import { onPlainClick } from '../browser/navigation';
import * as styles from './Directory.module.css';
import * as list from './DirectoryList.module.css';
import { Groups } from './Groups';
import { SearchField } from './SearchField';
import { useFound } from './useFound';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { StarKind } from '../stars/model/stars';
import { Link } from '../ui/Link';
import { Picture } from '../ui/Picture';
import { StarButton } from '../stars/StarButton';

type Props = {
  /** Sorted by name (people by surname) in the page's language. */
  entries: readonly DirectoryEntry[];
  /** Types to filter by, with their labels; without any there is no filter. */
  types?: readonly { type: string; label: string }[];
  shape: Shape;
  labels: { letters: string; search: string; searchHint: string };
};

const classes = { links: list.letters, all: list.groups, group: list.group, title: list.letter };
const keyOf = ({ searchKey }: DirectoryEntry) => searchKey;

/**
 * A year's names as a typographic index or as a grid of pictures, with letters, filter and search
 * (look: lists). The static HTML contains everything. Filter and view are links that also work
 * without JavaScript, folded into one line in narrow windows (decision 024); the search needs
 * JavaScript.
 */
export function Directory({ entries, types = [], shape, labels }: Props) {
  const { t } = useTranslation('common');
  const address = useAddressSearch();
  const type = types.find((known) => known.type === address.get('type'))?.type ?? '';
  const view = address.get('view') === 'grid' ? 'grid' : 'index';
  const passes = useCallback((entry: DirectoryEntry) => type === '' || entry.type === type, [type]);
  const { search, named, found, showAll } = useFound(entries, keyOf, passes, ['type']);
  const groups = useMemo(() => groupByLetter(entries), [entries]);
  const item = useCallback(
    (entry: DirectoryEntry, isFound: boolean) => (
      <DirectoryItem key={entry.to} entry={entry} isFound={isFound} shape={shape} />
    ),
    [shape],
  );

  const chosen = [
    ...(types.length > 0
      ? [types.find((known) => known.type === type)?.label ?? t('directory.all')]
      : []),
    t(`directory.${view}`),
  ];

  const put = (key: string, value: string) =>
    changeAddressSearch((all) => (value === '' ? all.delete(key) : all.set(key, value)));
  const tab = (key: 'type' | 'view', value: string, label: string, isChosen: boolean) => (
    <li key={value}>
      <a
        id={value === '' ? undefined : `${key}-${value}`}
        href={value === '' ? '?' : `?${key}=${value}#${key}-${value}`}
        aria-current={isChosen ? 'true' : undefined}
        onClick={onPlainClick(() => put(key, value === 'index' ? '' : value))}
      >
        {label}
      </a>
    </li>
  );

  return (
    <div className={list.directory} data-view={view} data-shape={shape}>
      <div className={styles.tools}>
        <SearchField search={search} label={labels.search} hint={labels.searchHint} />
        <div className={styles.view}>
          <Fold
            line={t('directory.shown')}
            chosen={`: ${chosen.join(', ').toLowerCase()}`}
            untilWide
          >
            <div className={styles.choices}>
              {types.length > 0 && (
                <nav aria-label={t('directory.filter')} className={styles.tabs}>
                  <ul role="list">
                    {tab('type', '', t('directory.all'), type === '')}
                    {types.map((known) =>
                      tab('type', known.type, known.label, known.type === type),
                    )}
                  </ul>
                </nav>
              )}
              <nav aria-label={t('directory.view')} className={styles.tabs}>
                <ul role="list">
                  {tab('view', 'index', t('directory.index'), view === 'index')}
                  {tab('view', 'grid', t('directory.grid'), view === 'grid')}
                </ul>
              </nav>
            </div>
          </Fold>
          <p role="status" className={styles.found}>
            {t('directory.found', { found: found.size, count: entries.length })}
          </p>
        </div>
      </div>
      <Groups
        groups={groups}
        found={found}
        anchorOf={letterAnchor}
        label={labels.letters}
        classes={classes}
        nothing={{
          words: t('directory.nothing', { typed: search.typed }),
          showAll: t('directory.showAll'),
          // If only the filter hides the matches, the search stays.
          onShowAll: named.length > 0 ? () => put('type', '') : showAll,
        }}
        item={item}
      />
    </div>
  );
}

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

type Shape = keyof typeof boxes;

type DirectoryEntry = {
  name: string;
  /** The letter that the entry is filed under, if not the first of its name. */
  letter?: string;
  to: string;
  /** A short note at the right edge, such as a stand's code. */
  note?: string;
  /** One of the directory's `types`. */
  type?: string;
  /** The folded text to search (lists/model/listSearch). */
  searchKey: string;
  image?: IGatsbyImageData;
  /** The record that the entry's star marks. */
  star: { kind: StarKind; year: number; slug: string };
};

type EntryProps = { entry: DirectoryEntry; shape: Shape };

/** An entry with its star; hidden if it does not match. */
const DirectoryItem = memo(function DirectoryItem({
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
    <Link to={entry.to} className={list.entry}>
      <span className={list.frame}>
        {entry.image && (
          <Picture image={entry.image} alt="" widths={gridWidths} box={boxes[shape]} />
        )}
      </span>
      <span className={list.name}>{entry.name}</span>
      {entry.note !== undefined && <span className={list.note}>{entry.note}</span>}
    </Link>
  );
});
