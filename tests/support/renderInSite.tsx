import { LocationProvider, createHistory, createMemorySource } from '@gatsbyjs/reach-router';
import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Locale } from '../../src/i18n/locales';
import { LinkContext } from '../../src/ui/Link';

type Place = { locale?: Locale; at?: string };

/** Wraps a component as in a page: real messages of a locale, an address, the domain. */
export function inSite(children: ReactNode, { locale = 'ru', at = '/' }: Place = {}) {
  const i18n = createInstance();
  const messages = messagesOf(locale);
  void i18n.use(initReactI18next).init({
    lng: locale,
    ns: Object.keys(messages),
    defaultNS: 'common',
    resources: { [locale]: messages },
  });
  return (
    <LocationProvider history={createHistory(createMemorySource(at))}>
      <I18nextProvider i18n={i18n}>
        <LinkContext.Provider value={{ locale, ownDomains: ['fair.example'] }}>
          {children}
        </LinkContext.Provider>
      </I18nextProvider>
    </LocationProvider>
  );
}

export function renderInSite(children: ReactNode, place: Place = {}) {
  return render(inSite(children, place));
}

function messagesOf(locale: Locale): Record<string, Record<string, string>> {
  const folder = path.resolve('src/i18n/messages', locale);
  const entries = readdirSync(folder).map((file) => [
    path.basename(file, '.json'),
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>,
  ]);
  return Object.fromEntries(entries) as Record<string, Record<string, string>>;
}
