import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useFairToCome, type PhasedEdition } from '../../edition/useFairTime';
import { Container } from '../../ui/Container';
import { Link } from '../../ui/Link';
import * as styles from './Footer.module.css';

type Props = {
  site: Queries.FooterSiteFragment;
  edition: PhasedEdition & Queries.FooterPlaceFragment;
  /** The edition after `edition`, if its days are known. */
  next: Queries.FooterPlaceFragment | null;
  navigation: Queries.FooterNavigationFragment;
  /** The path of a news feed; undefined if there is no news. */
  feed: string | undefined;
};

/** Matches words too long for a phone's line at the default text size. */
const longWord = /[\p{L}\p{N}]{12}/u;

/** The foot of every page: groups of links, contact details, days and place of the next fair. */
export function Footer({ site, edition, next, navigation, feed }: Props) {
  const { t } = useTranslation('common');
  const { days, venue } = useFairToCome<Queries.FooterPlaceFragment>(edition, next);
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
          {days}
          <br />
          {`${venue.name}, ${venue.address}`}
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
  fragment FooterPlace on Edition {
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
