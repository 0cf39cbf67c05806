import { graphql } from 'gatsby';
import { Fragment, memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ArtistList } from './ArtistList';
import { StandLink } from '../plan/PlaceLink';
import { searchKey } from '../lists/model/listSearch';
import { artistAnchor } from './model/artists';
import { workName, workPath } from './model/workAddress';
import { Link } from '../ui/Link';
import * as styles from './ArtistIndex.module.css';

type Artist = Queries.ArtistIndexFragment;
type Props = {
  /** By surname in the page's language. */
  artists: readonly Artist[];
  year: number;
  /** Whether the year has a page of works, to which the number of an artist's works can link. */
  hasWall: boolean;
};

/**
 * The artists of a year as a typographic index, each with exhibitor, stand and works (look: lists).
 * Artists of other years link to those years' lists.
 */
export function ArtistIndex({ artists, year, hasWall }: Props) {
  const item = useCallback(
    (artist: Artist, isFound: boolean) => (
      <Item key={artist.slug} artist={artist} year={year} hasWall={hasWall} isFound={isFound} />
    ),
    [year, hasWall],
  );
  return <ArtistList artists={artists} keyOf={keyOf} item={item} />;
}

type ItemProps = { artist: Artist; year: number; hasWall: boolean; isFound: boolean };

const Item = memo(function Item({ artist, year, hasWall, isFound }: ItemProps) {
  const { t } = useTranslation('works');
  const { slug, name, exhibitors, works, otherYears } = artist;
  return (
    <li id={artistAnchor(slug)} hidden={!isFound}>
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
              <Link to={workPath(year, workName(work.exhibitor.slug, work.slug))}>
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

/**
 * Returns the text in which a search looks for an artist. The page contains no names in the other
 * language, so slugs, which are in Latin letters, are included.
 */
function keyOf({ name, slug, exhibitors, works }: Artist): string {
  return searchKey([
    name,
    slug.replaceAll('-', ' '),
    ...exhibitors.flatMap((exhibitor) => [
      exhibitor.name,
      exhibitor.slug.replaceAll('-', ' '),
      exhibitor.stand,
    ]),
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
