import { graphql, prefetchPathname } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { type Locale, locales } from '../../i18n/locales';
import {
  useSeasonPhase,
  useOpening,
  useFairToCome,
  type PhasedEdition,
} from '../../edition/useFairTime';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { SkipLink } from '../../ui/SkipLink';
import * as styles from './Header.module.css';
import { Menu, menuInPhase, openMenu } from './Menu';
import * as datesStyles from './HeaderDates.module.css';
import { useLocation } from '@gatsbyjs/reach-router';
import { useSyncExternalStore } from 'react';
import { isOfLetter } from '../../lists/model/letterAnchor';
import { localizedPath } from '../../i18n/paths';
import { useMounted } from '../../ui/useMounted';
import { onAddressSearch, readAddressSearch, useAddressHash } from '../../browser/address';
import { switchLocale } from '../../browser/navigation';
import * as switchStyles from './LanguageSwitch.module.css';

type Props = {
  site: Queries.HeaderSiteFragment;
  edition: Queries.HeaderEditionFragment;
  /** The edition after `edition`, if its days are known. */
  next: Queries.HeaderNextFragment | null;
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
  const menu = menuInPhase(useSeasonPhase(edition, next), navigation);
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

type HeaderDatesProps = {
  edition: PhasedEdition & Queries.HeaderDatesFragment;
  /** The edition after `edition`, if its days are known. */
  next: Queries.HeaderPlaceFragment | null;
};

/**
 * The dates and venue of the fair or, once it is over, of the next fair. From the day before the
 * fair until its last evening, the opening state replaces the dates, and its audience replaces the
 * venue. Phones have no room for the audience, so they show the state only when everybody is
 * admitted.
 */
export function HeaderDates({ edition, next }: HeaderDatesProps) {
  const { t } = useTranslation('common');
  const { days, venue } = useFairToCome<Queries.HeaderPlaceFragment>(edition, next);
  const now = useOpening(edition.openingChanges);
  if (now === undefined || now.state === 'ahead' || now.state === 'past')
    return (
      <p key={days} className={datesStyles.dates}>
        {days}, {venue.name}
      </p>
    );
  // With a new key, React inserts a new paragraph; words changed in place would count as a layout
  // shift.
  return (
    <p
      key={now.from}
      className={now.who === null ? `${datesStyles.dates} ${datesStyles.live}` : datesStyles.dates}
    >
      {t(`openingInBrief.${now.state}`, { ...now })}
      <span className={datesStyles.place}>, {now.who ?? venue.name}</span>
    </p>
  );
}

type LanguageSwitchProps = { locale: Locale; to?: string };

/**
 * Links to this page in the other language, with the current query and hash, and stores the choice
 * (spec §2). Before the app runs, browser/localeChoice does both. `to` replaces the target on pages
 * that do not exist in the other language, such as the 404.
 */
function LanguageSwitch({ locale, to }: LanguageSwitchProps) {
  const { pathname } = useLocation();
  // The router is not notified of a query or hash that a list or form changes in place.
  const hash = useAddressHash();
  const search = useSyncExternalStore(onAddressSearch, readAddressSearch, () => '');
  const { t } = useTranslation('common');
  const mounted = useMounted();
  // The hash is dropped if it is the menu's, left from before the app started, or a letter of a
  // list, because the alphabets differ.
  const isOfBoth = hash !== `#${openMenu}` && !isOfLetter(hash);
  const suffix = mounted && to === undefined ? search + (isOfBoth ? hash : '') : '';
  const others = locales.filter(({ code }) => code !== locale);
  return (
    <>
      {others.map(({ code, iso, name }) => {
        const path = localizedPath(to ?? pathname, code);
        const target = path + suffix;
        const prefetch = () => prefetchPathname(path);
        return (
          // Not Gatsby's Link, which would prefetch the other language on every page.
          <a
            key={code}
            className={switchStyles.twin}
            href={target}
            lang={iso}
            hrefLang={iso}
            data-locale={code}
            onPointerEnter={prefetch}
            onFocus={prefetch}
            onClick={(event) => switchLocale(event, target, code)}
          >
            <span aria-hidden="true">{name}</span>
            <span className="visually-hidden">{t('readInOtherLanguage')}</span>
          </a>
        );
      })}
    </>
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
  fragment HeaderNext on Edition {
    ...PhasedEdition
    ...HeaderPlace
  }
  fragment HeaderPlace on Edition {
    days(language: $language)
    venue {
      name(language: $language)
    }
  }
  fragment HeaderDates on Edition {
    ...HeaderPlace
    ...OpeningChanges
  }
`;
