import type { CreatePagesArgs } from 'gatsby';
import { defaultLocale, localeCodes } from '../../i18n/locales';
import { createPageInLocale } from './localizedPages';

/**
 * The answers a host gives from files: /404.html is Gatsby's own, and here are its twin and the
 * pair of 410.html (build/hosting/redirects names them). The app shows the same component for them
 * all, by the path asked for.
 */
export function createErrorPages({ actions }: CreatePagesArgs): void {
  for (const locale of localeCodes) {
    const files = locale === defaultLocale ? ['/410.html'] : ['/404.html', '/410.html'];
    for (const path of files)
      createPageInLocale(actions, { path, component: 'src/pages/404.tsx', context: {} }, locale);
  }
}
