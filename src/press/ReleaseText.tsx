import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { withNoBreakSpaces } from '../lib/text';
import { Link } from '../ui/Link';
import { Prose } from '../ui/Prose';
import { pressKitPath } from './model/pressFiles';
import * as styles from './ReleaseText.module.css';

type Props = {
  release: Queries.ReleaseTextFragment;
  list: string;
};

/**
 * A release: its summary and text, and next to them the date, the contact, and links to all
 * releases and to the press kit.
 */
export function ReleaseText({ release: { date, day, summary, text, contact }, list }: Props) {
  const { t } = useTranslation('press');
  const { name, email, phone } = contact;
  return (
    <div className={styles.release}>
      <div>
        <p className={styles.summary}>{withNoBreakSpaces(summary)}</p>
        <Prose text={text} />
      </div>
      <aside aria-label={t('about')} className={styles.side}>
        <p>
          <time dateTime={date}>{day}</time>
        </p>
        <section>
          <h2 className={styles.title}>{t('contact')}</h2>
          <p>{name}</p>
          <p>
            <Link to={`mailto:${email}`}>{email}</Link>
          </p>
          {phone !== null && (
            <p>
              <Link to={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
            </p>
          )}
        </section>
        <ul role="list">
          <li>
            <Link to={list}>{t('allReleases')}</Link>
          </li>
          <li>
            <Link to={pressKitPath}>{t('kit')}</Link>
          </li>
        </ul>
      </aside>
    </div>
  );
}

export const fragment = graphql`
  fragment ReleaseText on Release {
    date
    day(language: $language)
    summary(language: $language)
    text(language: $language)
    contact {
      name(language: $language)
      email
      phone
    }
  }
`;
