import { graphql } from 'gatsby';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { withNoBreakSpaces } from '../lib/text';
import { feedPath } from '../i18n/paths';
import { Link, LinkContext } from '../ui/Link';
import { Prose } from '../ui/Prose';
import { Row } from '../ui/Row';
import { releasePath } from './model/releases';
import * as styles from './ReleasesSection.module.css';

/** Press releases, newest first, each with a link to its page; and a link to their feed. */
export function ReleasesSection(section: Queries.ReleasesSectionFragment) {
  const { anchor, title, link, lead, releases } = section;
  const { t } = useTranslation('press');
  const { locale } = useContext(LinkContext);
  return (
    <Row anchor={anchor} title={title} link={link}>
      {lead !== null && <Prose text={lead} className={styles.lead} />}
      {releases.length === 0 ? (
        <p>{t('noReleases')}</p>
      ) : (
        <>
          <ReleaseList releases={releases} />
          <p className={styles.feed}>
            <Link to={feedPath(locale, 'press')}>{t('feed')}</Link>
          </p>
        </>
      )}
    </Row>
  );
}

/** Releases in the order given, each with its day and summary. */
export function ReleaseList({ releases }: { releases: readonly Queries.ListedReleaseFragment[] }) {
  return (
    <ul role="list">
      {releases.map(({ slug, date, day, title, summary }) => (
        <li key={slug} className={styles.release}>
          <time dateTime={date} className={styles.day}>
            {day}
          </time>
          <div>
            <h3 className={styles.headline}>
              <Link to={releasePath(slug)} className={styles.link}>
                {title}
              </Link>
            </h3>
            <p className={styles.summary}>{withNoBreakSpaces(summary)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment ReleasesSection on ReleasesSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    lead: text(language: $language)
    releases {
      ...ListedRelease
    }
  }
  fragment ListedRelease on Release {
    slug
    date
    day(language: $language)
    title(language: $language)
    summary(language: $language)
  }
`;
