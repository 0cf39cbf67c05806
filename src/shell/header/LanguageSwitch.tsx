import { useLocation } from '@gatsbyjs/reach-router';
import { prefetchPathname } from 'gatsby';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isOfLetter } from '../../lists/model/letterAnchor';
import { locales, type Locale } from '../../i18n/locales';
import { localizedPath } from '../../i18n/paths';
import { useMounted } from '../../ui/useMounted';
import { onAddressSearch, readAddressSearch } from '../../browser/address';
import { switchLocale } from '../../browser/navigation';
import * as styles from './LanguageSwitch.module.css';
import { openMenu } from './Menu';
import { useAddressHash } from '../../lists/useAddressSearch';

type Props = { locale: Locale; to?: string };

/**
 * Links to this page in the other language, with the current query and hash, and stores the choice
 * (spec §2). Before the app runs, browser/localeChoice does both. `to` replaces the target on pages
 * that do not exist in the other language, such as the 404.
 */
export function LanguageSwitch({ locale, to }: Props) {
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
            className={styles.twin}
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
