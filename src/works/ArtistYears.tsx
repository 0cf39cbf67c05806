import { graphql } from 'gatsby';
import { Fragment, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { searchKey } from '../lists/model/listSearch';
import { Link } from '../ui/Link';
import { ArtistList } from './ArtistList';
import { artistAnchor } from './model/artists';
import * as styles from './ArtistIndex.module.css';

type Artist = Queries.ArtistYearsFragment;

/** The artists of all years as one index, each with years and exhibitors (decision 031). */
export function ArtistYears({ artists }: { artists: readonly Artist[] }) {
  return <ArtistList artists={artists} keyOf={keyOf} item={itemOf} />;
}

const itemOf = (artist: Artist, isFound: boolean) => (
  <Item key={artist.slug} artist={artist} isFound={isFound} />
);

const Item = memo(function Item({ artist, isFound }: { artist: Artist; isFound: boolean }) {
  const { t } = useTranslation('works');
  const { slug, name, years } = artist;
  return (
    <li id={artistAnchor(slug)} hidden={!isFound}>
      <h3 className={styles.name}>{name}</h3>
      {years.map(({ year, exhibitors }) => (
        <p key={year}>
          <Link
            to={`/artists/${year}/#${artistAnchor(slug)}`}
            aria-label={t('inYear', { name, year })}
          >
            {year}
          </Link>{' '}
          {exhibitors.map((exhibitor, index) => (
            <Fragment key={exhibitor.slug}>
              {index > 0 && ', '}
              <Link to={`/exhibitors/${year}/${exhibitor.slug}/`}>{exhibitor.name}</Link>
            </Fragment>
          ))}
        </p>
      ))}
    </li>
  );
});

/**
 * Returns the text in which a search looks for an artist. The page contains no names in the other
 * language, so slugs, which are in Latin letters, are included.
 */
function keyOf({ name, slug, years }: Artist): string {
  return searchKey([
    name,
    slug.replaceAll('-', ' '),
    ...years.flatMap(({ year, exhibitors }) => [
      String(year),
      ...exhibitors.flatMap((exhibitor) => [exhibitor.name, exhibitor.slug.replaceAll('-', ' ')]),
    ]),
  ]);
}

export const fragment = graphql`
  fragment ArtistYears on ArtistOfYears {
    slug
    name(language: $language)
    letter(language: $language)
    years {
      year
      exhibitors {
        slug
        name(language: $language)
      }
    }
  }
`;
