import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Groups } from '../lists/Groups';
import { SearchField } from '../lists/SearchField';
import { useFound } from '../lists/useFound';
import { groupByLetter } from '../lists/model/groups';
import { letterAnchor } from '../lists/model/letterAnchor';
import { useRequestedList } from './useRequestedList';
import * as list from '../lists/DirectoryList.module.css';
import * as styles from './ArtistIndex.module.css';

type Props<Artist> = {
  /** By surname in the page's language. */
  artists: readonly Artist[];
  /**
   * Returns the text in which a search looks for an artist. Pass the same function at each render,
   * as with `item`.
   */
  keyOf: (artist: Artist) => string;
  /** An artist, as a `li`. */
  item: (artist: Artist, isFound: boolean) => ReactNode;
};

/** Artists as a typographic index by letters, with a search (look: lists). */
export function ArtistList<Artist extends { name: string; letter: string }>({
  artists,
  keyOf,
  item,
}: Props<Artist>) {
  const { t } = useTranslation('works');
  const { search, found, isSettled, showAll } = useFound(artists, keyOf, anybody, []);
  useRequestedList(isSettled);
  const groups = useMemo(() => groupByLetter(artists), [artists]);
  return (
    <div className={styles.index}>
      <div className={styles.tools}>
        <SearchField search={search} label={t('searchArtist')} hint={t('searchArtistHint')} />
        <p role="status" className={styles.found}>
          {t('found', { found: found.size, count: artists.length })}
        </p>
      </div>
      <Groups
        groups={groups}
        found={found}
        anchorOf={letterAnchor}
        label={t('letters')}
        classes={classes}
        nothing={{
          words: t('nobody', { typed: search.typed }),
          showAll: t('everybody'),
          onShowAll: showAll,
        }}
        item={item}
      />
    </div>
  );
}

const classes = {
  links: list.letters,
  group: styles.group,
  title: styles.letter,
  list: styles.artists,
};
const anybody = () => true;
