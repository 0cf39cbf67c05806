import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../i18n/locales';
import { usePhase } from '../../edition/useFairTime';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { SkipLink } from '../../ui/SkipLink';
import * as styles from './Header.module.css';
import { HeaderDates } from './HeaderDates';
import { LanguageSwitch } from './LanguageSwitch';
import { Menu, menuInPhase } from './Menu';

type Props = {
  site: Queries.HeaderSiteFragment;
  edition: Queries.HeaderEditionFragment;
  /** The edition after `edition`, if its days are known. */
  next: Queries.HeaderPlaceFragment | null;
  navigation: Queries.MenuFragment;
  locale: Locale;
  /** Target of the language switch on pages that do not exist in the other language. */
  switchTo?: string;
};

/**
 * The thin bar that stays at the top: the fair's name, its dates, menu, language, and the menu's
 * first link of the current phase as a button. It contains the skip link, because notices can
 * precede it and all content must be inside a landmark.
 */
export function Header({ site, edition, next, navigation, locale, switchTo }: Props) {
  const { t } = useTranslation('common');
  const menu = menuInPhase(usePhase(edition), navigation);
  const [first] = menu.errands;
  return (
    <header className={styles.header}>
      <SkipLink to="content">{t('skipToContent')}</SkipLink>
      <Link to="/" className={styles.name}>
        {site.name}
      </Link>
      <HeaderDates edition={edition} next={next} />
      <div className={styles.tools}>
        <Link to="/search/" className={styles.search} aria-label={t('search')} data-search />
        <Menu {...menu} />
        <LanguageSwitch locale={locale} to={switchTo} />
      </div>
      <div className={styles.first}>{first && <Button to={first.to}>{first.label}</Button>}</div>
    </header>
  );
}

export const fragments = graphql`
  fragment HeaderSite on SiteSettings {
    name(language: $language)
  }
  fragment HeaderEdition on Edition {
    ...PhasedEdition
    ...HeaderDates
  }
`;
