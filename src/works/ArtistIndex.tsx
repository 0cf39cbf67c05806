import { graphql } from 'gatsby';
import { Fragment, memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { groupByLetter, Letters } from '../lists/DirectoryList';
import { NothingFound } from '../lists/NothingFound';
import { StandLink } from '../plan/PlaceLink';
import { useAskedList } from './useAskedList';
import { SearchField } from '../lists/SearchField';
import { useTypedSearch } from '../lists/useTypedSearch';
import { isFound, readKey, readQuery, searchKey } from '../lists/model/exhibitorSearch';
import { letterAnchor } from '../lists/model/letterAnchor';
import { artistAnchor } from './model/artists';
import { workAnchor } from './model/workAddress';
import { Link } from '../ui/Link';
import { changeAddressSearch } from '../browser/address/addressSearch';
import * as styles from './ArtistIndex.module.css';

type Artist = Queries.ArtistIndexFragment;
type Props = {
  /** By surname in the page's language. */
  artists: readonly Artist[];
  year: number;
  /** Whether the year has a page of works, where an artist's can be seen together. */
  hasWall: boolean;
};

/**
 * The artists of a year as a typographic index: with whom each is shown, on which stand, and which
 * works (look: lists). Who was there in other years leads to their lists.
 */
export function ArtistIndex({ artists, year, hasWall }: Props) {
  const { t } = useTranslation('works');
  const search = useTypedSearch();
  const groups = useMemo(() => groupByLetter(artists), [artists]);
  const words = useMemo(() => artists.map((artist) => readKey(keyOf(artist))), [artists]);
  const query = useDeferredValue(search.typed);
  useAskedList(query === search.typed);
  const found = useMemo(() => {
    const folded = readQuery(query);
    return new Set(artists.filter((_, index) => isFound(words[index] ?? [], folded)));
  }, [artists, words, query]);
  const showAll = () => {
    search.forget();
    changeAddressSearch((all) => all.delete('q'));
  };
  return (
    <div className={styles.index}>
      <div className={styles.tools}>
        <SearchField search={search} label={t('searchArtist')} hint={t('searchArtistHint')} />
        <p role="status" className={styles.found}>
          {t('found', { found: found.size, count: artists.length })}
        </p>
      </div>
      <Letters groups={groups} found={found} label={t('letters')} />
      {found.size === 0 && (
        <NothingFound
          words={t('nobody', { typed: search.typed })}
          showAll={t('everybody')}
          onShowAll={showAll}
        />
      )}
      <Groups groups={groups} found={found} year={year} hasWall={hasWall} />
    </div>
  );
}

type GroupsProps = {
  groups: readonly { letter: string; entries: readonly Artist[] }[];
  found: ReadonlySet<Artist>;
  year: number;
  hasWall: boolean;
};

const Groups = memo(function Groups({ groups, found, year, hasWall }: GroupsProps) {
  return groups.map(({ letter, entries }, index) => (
    <section
      key={letter}
      id={letterAnchor(index)}
      className={styles.group}
      aria-label={letter}
      hidden={!entries.some((artist) => found.has(artist))}
    >
      <h2 className={styles.letter}>{letter}</h2>
      <ul role="list" className={styles.artists}>
        {entries.map((artist) => (
          <Item
            key={artist.slug}
            artist={artist}
            year={year}
            hasWall={hasWall}
            isFound={found.has(artist)}
          />
        ))}
      </ul>
    </section>
  ));
});

type ItemProps = { artist: Artist; year: number; hasWall: boolean; isFound: boolean };

const Item = memo(function Item({ artist, year, hasWall, isFound: isShown }: ItemProps) {
  const { t } = useTranslation('works');
  const { slug, name, exhibitors, works, otherYears } = artist;
  return (
    <li id={artistAnchor(slug)} hidden={!isShown}>
      <h3 className={styles.name}>
        {hasWall && works.length > 0 ? (
          <Link to={`/works/${year}/?artist=${slug}`}>{name}</Link>
        ) : (
          name
        )}
      </h3>
      {exhibitors.map((exhibitor) => (
        <p key={exhibitor.slug} className={styles.place}>
          <Link to={`/exhibitors/${year}/${exhibitor.slug}/`}>{exhibitor.name}</Link>
          <span>
            <StandLink {...exhibitor} />
          </span>
        </p>
      ))}
      {works.length > 0 && (
        <p className={styles.works}>
          {works.map((work, index) => (
            <Fragment key={`${work.exhibitor.slug}/${work.slug}`}>
              {index > 0 && ', '}
              <Link to={`/exhibitors/${year}/${work.exhibitor.slug}/#${workAnchor(work.slug)}`}>
                {work.title}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
      {otherYears.length > 0 && (
        <p className={styles.years}>
          {t('alsoIn')}{' '}
          {otherYears.map((other, index) => (
            <Fragment key={other}>
              {index > 0 && ', '}
              <Link
                to={`/artists/${other}/#${artistAnchor(slug)}`}
                aria-label={t('inYear', { name, year: other })}
              >
                {other}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </li>
  );
});

/** Addresses stand for the names in the other alphabet, which this page does not have. */
function keyOf({ name, slug, exhibitors, works }: Artist): string {
  return searchKey([
    name,
    slug.replaceAll('-', ' '),
    ...exhibitors.flatMap((exhibitor) => [exhibitor.name, exhibitor.slug, exhibitor.stand]),
    ...works.flatMap((work) => [work.title, work.slug.replaceAll('-', ' ')]),
  ]);
}

export const fragment = graphql`
  fragment ArtistIndex on Artist {
    slug
    name(language: $language)
    letter(language: $language)
    exhibitors {
      slug
      name(language: $language)
      stand
      isOnMap
    }
    works {
      slug
      title(language: $language)
      exhibitor {
        slug
      }
    }
    otherYears
  }
`;
