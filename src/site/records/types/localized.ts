import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { isLocale, localize, type Locale, type Localized } from '../../../i18n/locales';

/**
 * Adds the GraphQL extension `@localized`: a `{ru, en}` text (or a list of them) is queried in one
 * language, as `name(language: $language)`, so that page data contain one language only (design
 * §3).
 */
export function createLocalizedExtension({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: 'localized',
    extend: () => ({
      args: { language: 'String!' },
      resolve(
        source: Record<string, unknown>,
        { language }: { language: string },
        _context: unknown,
        info: { fieldName: string },
      ) {
        return localizeValue(source[info.fieldName], language);
      },
    }),
  });
}

function localizeValue(value: unknown, language: string): unknown {
  if (!isLocale(language))
    throw new Error(`A localized field was asked for in no language of the site: ${language}`);
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map((item) => textIn(item, language));
  return textIn(value, language);
}

function textIn(value: unknown, language: Locale): string {
  if (!isLocalized(value))
    throw new Error(`A localized field holds no text in two languages: ${JSON.stringify(value)}`);
  return localize(value, language);
}

const isLocalized = (value: unknown): value is Localized =>
  typeof value === 'object' && value !== null && 'ru' in value && typeof value.ru === 'string';
