import { useLocation } from '@gatsbyjs/reach-router';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { bookedAnchor } from '../forms/model/sessionForm';
import { useMounted } from '../ui/useMounted';
import * as styles from './Booked.module.css';

type Props = { sessions: Queries.BookedSessionsFragment['booked'] };

/**
 * Names, on a thank-you page, the session that the visitor has just booked: the one whose anchor is
 * in the address. Without scripts, the browser's :target shows it.
 */
export function Booked({ sessions }: Props) {
  const { t } = useTranslation('pages');
  const { hash } = useLocation();
  const isMounted = useMounted();
  return (
    <>
      {sessions.map(({ slug, title, weekday, start }) => (
        <p
          key={slug}
          id={bookedAnchor(slug)}
          className={styles.booked}
          data-shown={isMounted && hash === `#${bookedAnchor(slug)}`}
        >
          {t('booked', { title, weekday, start })}
        </p>
      ))}
    </>
  );
}

export const fragment = graphql`
  fragment BookedSessions on Page {
    booked {
      slug
      title(language: $language)
      weekday(language: $language)
      start
    }
  }
`;
