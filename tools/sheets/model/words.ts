import { createInstance, type TFunction } from 'i18next';
import { localize, type Locale, type Localized } from '../../../src/i18n/locales';
import englishExhibitors from '../../../src/i18n/messages/en/exhibitors.json';
import englishProgramme from '../../../src/i18n/messages/en/programme.json';
import englishSessions from '../../../src/i18n/messages/en/sessions.json';
import englishSheets from '../../../src/i18n/messages/en/sheets.json';
import exhibitors from '../../../src/i18n/messages/ru/exhibitors.json';
import programme from '../../../src/i18n/messages/ru/programme.json';
import sessions from '../../../src/i18n/messages/ru/sessions.json';
import sheets from '../../../src/i18n/messages/ru/sheets.json';
import { withNoBreakSpaces } from '../../../src/lib/text';

/** The site's own words in one language, and those that only sheets need. */
export type Words = {
  readonly locale: Locale;
  /** Localizes a text of content, with no-break spaces. */
  readonly say: (text: Localized) => string;
  readonly exhibitors: TFunction<'exhibitors'>;
  readonly programme: TFunction<'programme'>;
  readonly sessions: TFunction<'sessions'>;
  readonly sheets: TFunction<'sheets'>;
};

const i18n = createInstance();
void i18n.init({
  resources: {
    ru: { exhibitors, programme, sessions, sheets },
    en: {
      exhibitors: englishExhibitors,
      programme: englishProgramme,
      sessions: englishSessions,
      sheets: englishSheets,
    },
  },
  interpolation: { escapeValue: false },
  // All resources are in memory, so initialization can be synchronous.
  initImmediate: false,
});

export function wordsOf(locale: Locale): Words {
  return {
    locale,
    say: (text) => withNoBreakSpaces(localize(text, locale)),
    exhibitors: i18n.getFixedT(locale, 'exhibitors'),
    programme: i18n.getFixedT(locale, 'programme'),
    sessions: i18n.getFixedT(locale, 'sessions'),
    sheets: i18n.getFixedT(locale, 'sheets'),
  };
}
