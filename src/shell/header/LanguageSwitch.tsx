import { useLocation } from '@gatsbyjs/reach-router';
import { Link as GatsbyLink } from 'gatsby';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isOfLetter } from '../../lists/model/letterAnchor';
import { locales, type Locale } from '../../i18n/locales';
import { localizedPath } from '../../i18n/paths';
import { useMounted } from '../../ui/useMounted';
import { onAddressSearch, readAddressSearch } from '../../browser/address/addressSearch';
import { switchLocale } from '../../browser/address/switchLocale';
import * as styles from './LanguageSwitch.module.css';
import { openMenu } from './menuPlaces';
import { useAddressHash } from '../../lists/useAddressSearch';

type Props = { locale: Locale; to?: string };

/**
 * Links to this page in the other language. Query and hash are kept and the choice is remembered
 * (spec §2), before the app runs by browser/address/localeChoice. `to` replaces the target on pages
 * without such a version, such as the 404.
 */
export function LanguageSwitch({ locale, to }: Props) {
  const { pathname } = useLocation();
  // The router does not hear of a query or a hash that a list or a form changes in place.
  const hash = useAddressHash();
  const search = useSyncExternalStore(onAddressSearch, readAddressSearch, () => '');
  const { t } = useTranslation('common');
  const mounted = useMounted();
  // Not carried over: the menu's hash, left from before the app started, and a letter of a list,
  // since each language has an alphabet of its own.
  const isOfBoth = hash !== `#${openMenu}` && !isOfLetter(hash);
  const suffix = mounted && to === undefined ? search + (isOfBoth ? hash : '') : '';
  const others = locales.filter(({ code }) => code !== locale);
  return (
    <>
      {others.map(({ code, iso, name }) => {
        const target = localizedPath(to ?? pathname, code) + suffix;
        return (
          <GatsbyLink
            key={code}
            className={styles.twin}
            to={target}
            lang={iso}
            hrefLang={iso}
            data-locale={code}
            onClick={(event) => switchLocale(event, target, code)}
          >
            <span aria-hidden="true">{name}</span>
            <span className="visually-hidden">{t('readInOtherLanguage')}</span>
          </GatsbyLink>
        );
      })}
    </>
  );
}
