import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { isLocale, localize, type Localized } from '../../i18n/locales';

/**
 * Adds the GraphQL extension `@localized`: a `{ru, en}` text (or list of them) becomes the text of one language, asked
 * for as `name(language: $language)`, so that page-data carries one language only (design §3).
 */
export function createLocalizedExtension({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: 'localized',
    extend: () => ({
      args: { language: 'String!' },
      resolve(source: Record<string, unknown>, { language }: { language: string }, _context: unknown, info: { fieldName: string }) {
        return localizeValue(source[info.fieldName], language);
      },
    }),
  });
}

function localizeValue(value: unknown, language: string): unknown {
  if (!isLocale(language)) throw new Error(`A localized field was asked for in no language of the site: ${language}`);
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map((item) => localize(item as Localized, language));
  return localize(value as Localized, language);
}
