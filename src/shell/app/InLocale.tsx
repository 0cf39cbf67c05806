import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Locale } from '../../i18n/locales';

/**
 * Renders error screens in the address's language, because the app loads one data file for both
 * languages.
 */
export function InLocale({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { i18n } = useTranslation();
  const instance = useMemo(
    () => (i18n.language === locale ? i18n : i18n.cloneInstance({ lng: locale })),
    [i18n, locale],
  );
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}
