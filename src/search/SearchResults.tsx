import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FoundLink } from './FoundLink';
import type { SearchEntry } from './model/searchFile';
import type { FoundGroup } from './model/searchIndex';
import * as styles from './SearchResults.module.css';

/** Number of results of a group before the visitor asks for all of them. */
const maxFolded = 6;
/** Width and height of a picture, px. */
const pictureSide = 56;

/** The results by kind. A long group is cut until the visitor asks for all of it. */
export const SearchResults = memo(function SearchResults({
  groups,
}: {
  groups: readonly FoundGroup[];
}) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <Group key={group.kind} {...group} />
      ))}
    </div>
  );
});

function Group({ kind, entries }: FoundGroup) {
  const { t } = useTranslation('search');
  // The list that the visitor has unfolded. Another result brings another list, which starts
  // folded.
  const [unfolded, setUnfolded] = useState<readonly SearchEntry[]>();
  const list = useRef<HTMLUListElement>(null);
  // The button that had the focus is gone; the first new link is in its place.
  useEffect(() => {
    if (unfolded)
      list.current?.children[maxFolded]?.querySelector('a')?.focus({ preventScroll: true });
  }, [unfolded]);
  const isWhole = unfolded === entries || entries.length <= maxFolded;
  const title = t(`kinds.${kind}`);
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.title}>
        {title}
        <sup>{entries.length}</sup>
      </h2>
      <ul ref={list} role="list" className={styles.answers}>
        {(isWhole ? entries : entries.slice(0, maxFolded)).map((entry) => (
          <Answer key={entry.path} entry={entry} />
        ))}
      </ul>
      {!isWhole && (
        <button type="button" className={styles.all} onClick={() => setUnfolded(entries)}>
          {t('showAll', { count: entries.length })}
        </button>
      )}
    </section>
  );
}

const Answer = memo(function Answer({ entry }: { entry: SearchEntry }) {
  return (
    <li>
      <FoundLink to={entry.path} className={styles.answer}>
        <span className={styles.words}>
          <span className={styles.name}>{entry.name}</span>
          {entry.note !== '' && <span className={styles.note}>{entry.note}</span>}
        </span>
        {entry.picture !== '' && (
          <img
            className={styles.picture}
            src={entry.picture}
            alt=""
            width={pictureSide}
            height={pictureSide}
            loading="lazy"
            decoding="async"
          />
        )}
      </FoundLink>
    </li>
  );
});
