import { createContext, type MouseEvent } from 'react';
import { defaultLocale, type Locale } from '../i18n/locales';

/** Settings that every link of a page needs: the page's locale and the site's own hosts. */
export type LinkSettings = {
  locale: Locale;
  ownDomains: readonly string[];
  /** Whether an address's target, such as a form, has ended: by the build's day, or since. */
  endedOf?: (address: string) => Ended | undefined;
  /** Handles a click on a path of the site that the app does not follow on its own. */
  follow?: (event: MouseEvent, href: string) => void;
};

export type Ended = 'built' | 'now';

export const LinkContext = createContext<LinkSettings>({ locale: defaultLocale, ownDomains: [] });
