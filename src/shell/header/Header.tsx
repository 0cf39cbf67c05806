import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../i18n/locales';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { SkipLink } from '../../ui/SkipLink';
import * as styles from './Header.module.css';
import { HeaderDates } from './HeaderDates';
import { LanguageSwitch } from './LanguageSwitch';
import { Menu } from './Menu';

type Props = {
  site: Queries.HeaderSiteFragment;
  edition: Queries.HeaderEditionFragment;
  navigation: Queries.MenuFragment;
  locale: Locale;
  /** Target of the language switch on pages that have no version in the other language. */
  switchTo?: string;
};

/**
 * The thin bar that stays at the top: the fair's name, its dates, menu, language and tickets. The
 * skip link is in it, since notices may stand before it and all content belongs to a landmark.
 */
export function Header({ site, edition, navigation, locale, switchTo }: Props) {
  const { t } = useTranslation('common');
  return (
    <header className={styles.header}>
      <SkipLink to="content">{t('skipToContent')}</SkipLink>
      <Link to="/" className={styles.name}>
        {site.name}
      </Link>
      <HeaderDates edition={edition} />
      <div className={styles.tools}>
        <Link to="/search/" className={styles.search} aria-label={t('search')} data-search />
        <Menu navigation={navigation} edition={edition} />
        <LanguageSwitch locale={locale} to={switchTo} />
      </div>
      <div className={styles.tickets}>
        <Button to="/tickets/">{t('tickets')}</Button>
      </div>
    </header>
  );
}

export const fragments = graphql`
  fragment HeaderSite on SiteSettings {
    name(language: $language)
  }
  fragment HeaderEdition on Edition {
    ...HeaderDates
    ...PhasedEdition
  }
`;
