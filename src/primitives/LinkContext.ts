import { createContext, type MouseEvent } from 'react';
import { defaultLocale, type Locale } from '../i18n/locales';

/**
 * What every link of a page needs to know: the page's locale and the hosts that are the site's own.
 */
export type LinkSettings = {
  locale: Locale;
  ownDomains: readonly string[];
  /** The address's query at this moment. */
  readSearch?: () => string;
  /** Takes a click on a path of the site that the app should not follow by itself. */
  follow?: (event: MouseEvent, href: string) => void;
};

/** Given by the layouts. */
export const LinkContext = createContext<LinkSettings>({ locale: defaultLocale, ownDomains: [] });
