import type { Locale } from '../i18n/locales';

type Page = Pick<Window, 'location' | 'navigator' | 'document' | 'setTimeout'>;

/**
 * Goes from the site's root to `/en/` before the first paint if English was chosen before, or is
 * the first of the browser's languages in which the site exists (spec §2, locale routing). Skips
 * crawlers, and visitors who come from another page of the site, because they chose the link. If
 * the English page never arrives, shows the Russian one.
 */
export function startInChosenLanguage({ location, navigator, document, setTimeout }: Page): void {
  if (location.pathname !== '/') return;
  if (/bot|crawl|spider|slurp|lighthouse|preview|facebookexternal/i.test(navigator.userAgent))
    return;
  if (document.referrer.indexOf(`${location.origin}/`) === 0) return;
  const chosen = /(?:^|; )i18n_redirected=(ru|en)(?:;|$)/.exec(document.cookie);
  const preferred = (navigator.languages || [])
    .map((language) => language.slice(0, 2).toLowerCase())
    .filter((language) => language === 'ru' || language === 'en');
  if ((chosen ? chosen[1] : preferred[0]) !== 'en') return;
  const root = document.documentElement;
  root.hidden = true;
  setTimeout(() => (root.hidden = false), 3000);
  location.replace(`/en/${location.search}${location.hash}`);
}

/**
 * Until the app runs, the language switch is a plain link: adds query and hash to it and stores the
 * choice (spec §2). Once the app runs, the switch handles the click itself and stores the choice
 * after the page has loaded.
 */
export function followEarlySwitch({
  document,
  location,
}: Pick<Window, 'document' | 'location'>): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-locale]');
    if (link === null || event.defaultPrevented) return;
    link.search = location.search;
    if (!/^#(letter-|menu_)/.test(location.hash)) link.hash = location.hash;
    rememberLocale(link.dataset['locale'] as Locale, { document, location });
  });
}

/** Stores the visitor's language for 365 days (spec §9). */
export function rememberLocale(
  locale: Locale,
  { document, location }: Pick<Window, 'document' | 'location'> = window,
): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `i18n_redirected=${locale}; path=/; max-age=31536000; SameSite=Lax${secure}`;
}
