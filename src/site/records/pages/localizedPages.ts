import type { CreatePagesArgs } from 'gatsby';
import path from 'node:path';
import { type Locale, defaultLocale, localeCodes } from '../../../i18n/locales';
import { localizedPath } from '../../../i18n/paths';

type Actions = CreatePagesArgs['actions'];

type PageToCreate = {
  /** Path without the locale's prefix; ends in a slash or in `.html`. */
  path: string;
  /** Keys of the page's record, never texts. */
  context: Record<string, string | number | null | readonly string[]>;
} & (
  | {
      /** A template's file name in src/templates. */
      template: string;
    }
  | {
      /** A component elsewhere, by its path in the project. */
      component: string;
    }
);

/** Creates a page in every locale. */
export function createLocalizedPages(actions: Actions, page: PageToCreate): void {
  for (const locale of localeCodes) createPageInLocale(actions, page, locale);
}

/**
 * Creates a page in one locale, with the context gatsby-plugin-react-i18next gives to the pages it
 * makes itself.
 */
export function createPageInLocale(actions: Actions, page: PageToCreate, locale: Locale): void {
  const localized = page.path.endsWith('/')
    ? localizedPath(page.path, locale)
    : `${localizedPath('/', locale)}${page.path.slice(1)}`;
  actions.createPage({
    path: localized,
    component: path.resolve(
      'component' in page ? page.component : `src/templates/${page.template}.tsx`,
    ),
    context: {
      ...page.context,
      language: locale,
      i18n: {
        language: locale,
        languages: localeCodes,
        defaultLanguage: defaultLocale,
        generateDefaultLanguagePage: false,
        routed: locale !== defaultLocale,
        originalPath: page.path,
        path: localized,
      },
    },
  });
}

/**
 * Creates the error pages that a host serves as files. Gatsby makes /404.html; this adds its
 * English version and both versions of 410.html (named in site/host/redirects). All have the same
 * component, which chooses its text by the requested path.
 */
export function createErrorPages({ actions }: CreatePagesArgs): void {
  for (const locale of localeCodes) {
    const files = locale === defaultLocale ? ['/410.html'] : ['/404.html', '/410.html'];
    for (const path of files)
      createPageInLocale(actions, { path, component: 'src/pages/404.tsx', context: {} }, locale);
  }
}

/** The page that shows every primitive and component in every state; not for visitors. */
const kitchenSinkPath = '/kitchen-sink/';

/**
 * Creates the kitchen sink in develop, and if `FAIR_KITCHEN_SINK=1`, as in tests. Its component is
 * outside src, where Gatsby only reads it if a page uses it; inside, every other build would warn
 * of a query that never runs.
 */
export function createKitchenSink({ actions }: CreatePagesArgs): void {
  const isWanted =
    process.env['NODE_ENV'] === 'development' || process.env['FAIR_KITCHEN_SINK'] === '1';
  if (isWanted)
    createLocalizedPages(actions, {
      path: kitchenSinkPath,
      component: 'kitchen-sink/page.tsx',
      context: {},
    });
}
