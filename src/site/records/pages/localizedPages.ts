import type { CreatePagesArgs } from 'gatsby';
import path from 'node:path';
import { defaultLocale, localeCodes, type Locale } from '../../../i18n/locales';
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
