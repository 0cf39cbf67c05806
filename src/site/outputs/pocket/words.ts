import type { Locale } from '../../../i18n/locales';
import enExhibitors from '../../../i18n/messages/en/exhibitors.json';
import enMap from '../../../i18n/messages/en/map.json';
import enPages from '../../../i18n/messages/en/pages.json';
import enPocket from '../../../i18n/messages/en/pocket.json';
import enProgramme from '../../../i18n/messages/en/programme.json';
import enSessions from '../../../i18n/messages/en/sessions.json';
import ruExhibitors from '../../../i18n/messages/ru/exhibitors.json';
import ruMap from '../../../i18n/messages/ru/map.json';
import ruPages from '../../../i18n/messages/ru/pages.json';
import ruPocket from '../../../i18n/messages/ru/pocket.json';
import ruProgramme from '../../../i18n/messages/ru/programme.json';
import ruSessions from '../../../i18n/messages/ru/sessions.json';

const words = {
  ru: {
    pocket: ruPocket,
    pages: ruPages,
    programme: ruProgramme,
    sessions: ruSessions,
    exhibitors: ruExhibitors,
    map: ruMap,
  },
  en: {
    pocket: enPocket,
    pages: enPages,
    programme: enProgramme,
    sessions: enSessions,
    exhibitors: enExhibitors,
    map: enMap,
  },
};

/** The interface's words in a language, by namespace. */
export const wordsOf = (locale: Locale) => words[locale];

/** Fills a message's `{{name}}`. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
