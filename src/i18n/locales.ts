/** Languages (spec §3, Locale): URL code, BCP 47 tag, name on the language switch. */
export const locales = [
  { code: 'ru', iso: 'ru-RU', name: 'RU' },
  { code: 'en', iso: 'en-US', name: 'ENG' },
] as const;

export type Locale = (typeof locales)[number]['code'];

/** The language without a prefix in URLs. */
export const defaultLocale = 'ru' satisfies Locale;

// Pure: the inline scripts, which need only other parts of this file, leave the list out.
export const localeCodes: readonly Locale[] = /* @__PURE__ */ locales.map(({ code }) => code);

/** Narrows a string, for example a page context's `language`, to a locale. */
export function isLocale(code: string): code is Locale {
  return localeCodes.some((known) => known === code);
}

/** Returns the BCP 47 tag of a locale: `ru-RU`, `en-US`. */
export function isoOf(locale: Locale): string {
  return locales.find(({ code }) => code === locale)?.iso ?? locale;
}

/** A value for each language; without English, the Russian one is used. */
export type Localized = { ru: string; en?: string };

/** A text's words in every language it has. */
export const wordsInAll = ({ ru, en }: Localized): string[] => (en === undefined ? [ru] : [ru, en]);

/** The text in a locale, or in the default locale if it is missing (spec §3, breadcrumb label). */
export function localize(text: Localized, locale: Locale): string {
  return text[locale] ?? text[defaultLocale];
}
