import { createContext, type MouseEvent } from 'react';
import { defaultLocale, type Locale } from '../i18n/locales';

/**
 * Settings that all links of a page need: the page's locale and the hosts that belong to the site.
 */
export type LinkSettings = {
  locale: Locale;
  ownDomains: readonly string[];
  /**
   * Whether the place that a path with its hash leads to, such as a form, has ended: by the day of
   * the build, or since the page was built.
   */
  endedOf?: (address: string) => Ended | undefined;
  /** Handles a click on a path of the site that the app should not follow by itself. */
  follow?: (event: MouseEvent, href: string) => void;
};

export type Ended = 'built' | 'now';

/** Provided by the layouts. */
export const LinkContext = createContext<LinkSettings>({ locale: defaultLocale, ownDomains: [] });
