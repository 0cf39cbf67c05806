import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Container } from '../../ui/Container';
import { Link } from '../../ui/Link';
import * as styles from './Footer.module.css';

type Props = {
  site: Queries.FooterSiteFragment;
  edition: Queries.FooterEditionFragment;
  navigation: Queries.FooterNavigationFragment;
  /** The path of a news feed; undefined if there is no news. */
  feed: string | undefined;
};

/** Matches words too long for a phone's line at the default text size. */
const longWord = /[\p{L}\p{N}]{12}/u;

/** The foot of every page: groups of links, contact details, place and dates of the fair. */
export function Footer({ site, edition, navigation, feed }: Props) {
  const { t } = useTranslation('common');
  const { email, phone } = site.contacts;
  return (
    <footer className={styles.footer}>
      <Container className={styles.columns}>
        {navigation.footer.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul role="list">
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.contacts}>
          <h2 className={styles.title}>{t('contacts')}</h2>
          <ul role="list">
            <li>
              <Link to={`mailto:${email}`}>{email}</Link>
            </li>
            <li>
              <Link to={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
            </li>
            {site.socialLinks?.map(({ network, url }) => (
              <li key={url}>
                <Link to={url}>{t(`networks.${network}`)}</Link>
              </li>
            ))}
            {feed !== undefined && (
              <li>
                <Link to={feed}>{t('newsFeed')}</Link>
              </li>
            )}
          </ul>
        </div>
      </Container>
      <Container className={styles.imprint}>
        <p className={styles.name} data-long={longWord.test(site.name) || undefined}>
          {site.name}
        </p>
        <p>
          {edition.days}
          <br />
          {`${edition.venue.name}, ${edition.venue.address}`}
        </p>
      </Container>
    </footer>
  );
}

export const fragments = graphql`
  fragment FooterSite on SiteSettings {
    name(language: $language)
    contacts {
      email
      phone
    }
    socialLinks {
      network
      url
    }
  }
  fragment FooterEdition on Edition {
    days(language: $language)
    venue {
      name(language: $language)
      address(language: $language)
    }
  }
  fragment FooterNavigation on Navigation {
    footer {
      title(language: $language)
      links {
        label(language: $language)
        to
      }
    }
  }
`;
