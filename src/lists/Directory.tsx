import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { groupByLetter } from './model/groups';
import { letterAnchor } from './model/letterAnchor';
import { Fold } from '../ui/Fold';
import { changeAddressSearch } from '../browser/address';
import { onPlainClick } from '../browser/navigation';
import * as styles from './Directory.module.css';
import { DirectoryItem, type DirectoryEntry, type Shape } from './DirectoryList';
import * as list from './DirectoryList.module.css';
import { Groups } from './Groups';
import { SearchField } from './SearchField';
import { useAddressSearch } from './useAddressSearch';
import { useFound } from './useFound';

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
  const { search, found, showAll } = useFound(entries, keyOf, passes, ['type']);
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
          onShowAll: showAll,
        }}
        item={item}
      />
    </div>
  );
}
