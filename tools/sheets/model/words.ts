import type { TFunction } from 'i18next';
import { localize, type Locale, type Localized } from '../../../src/i18n/locales';
import { withNoBreakSpaces } from '../../../src/lib/text';
import { translator } from '../../../src/site/content/translator';

/** The site's own words in one language, and the words that only sheets need. */
export type Words = {
  readonly locale: Locale;
  /** Localizes a text of content, with no-break spaces. */
  readonly translate: (text: Localized) => string;
  readonly exhibitors: TFunction<'exhibitors'>;
  readonly programme: TFunction<'programme'>;
  readonly sessions: TFunction<'sessions'>;
  readonly sheets: TFunction<'sheets'>;
};

export function wordsOf(locale: Locale): Words {
  return {
    locale,
    translate: (text) => withNoBreakSpaces(localize(text, locale)),
    exhibitors: translator(locale, 'exhibitors'),
    programme: translator(locale, 'programme'),
    sessions: translator(locale, 'sessions'),
    sheets: translator(locale, 'sheets'),
  };
}
