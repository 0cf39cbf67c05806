import type { CreatePagesArgs } from 'gatsby';
import { defaultLocale, localeCodes } from '../../../i18n/locales';
import { createPageInLocale } from './localizedPages';

/**
 * Error pages that a host serves as files. Gatsby makes /404.html; this adds its English version
 * and both versions of 410.html (site/host/redirects names them). The app shows the same
 * component for all of them and decides by the requested path.
 */
export function createErrorPages({ actions }: CreatePagesArgs): void {
  for (const locale of localeCodes) {
    const files = locale === defaultLocale ? ['/410.html'] : ['/404.html', '/410.html'];
    for (const path of files)
      createPageInLocale(actions, { path, component: 'src/pages/404.tsx', context: {} }, locale);
  }
}
