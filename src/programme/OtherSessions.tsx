import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useMoscowTime } from '../edition/useFairTime';
import { withNoBreakSpaces } from '../lib/text';
import { Link } from '../ui/Link';
import { bookPath, hasBegun } from './model/sessionTime';
import * as styles from './OtherSessions.module.css';

type Props = Queries.OtherSessionsFragment & {
  /** ISO. */
  buildDay: string;
  /** Whether the links lead to sign-up, rather than to the sessions' own pages. */
  isBooking?: boolean;
};

const maxOffers = 3;

/**
 * The nearest other sessions of the same sign-up that have places left, for a visitor who cannot
 * sign up for this session. Sessions that have begun are left out after mount; the lines' space
 * stays.
 */
export function OtherSessions({ others, buildDay, isBooking = false }: Props) {
  const { t } = useTranslation('programme');
  const time = useMoscowTime();
  const open = others.filter((other) => !hasBegun(other, time, buildDay)).slice(0, maxOffers);
  if (others.length === 0) return null;
  return (
    <div className={styles.others}>
      {open.length > 0 && <p>{t('others')}</p>}
      {open.length > 0 && (
        <ul role="list">
          {open.map(({ year, slug, title, weekday, start }, index) => (
            // Keyed by position: when a session is left out, the next one takes its line, and
            // nothing moves.
            <li key={index}>
              <Link to={isBooking ? bookPath(year, slug) : `/program/${year}/${slug}/`}>
                {title}
              </Link>
              , {withNoBreakSpaces(weekday)}, {start}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export const fragment = graphql`
  fragment OtherSessions on Session {
    others {
      year
      slug
      title(language: $language)
      weekday(language: $language)
      date
      start
    }
  }
`;
