import type { Locale } from '../i18n/locales';

const messageFiles = {
  ru: () => import('../i18n/messages/ru/forms.json'),
  en: () => import('../i18n/messages/en/forms.json'),
};

/** Fetches the engine, what reads the plain form for it, and its messages. */
export const loadEngine = (locale: Locale) =>
  Promise.all([import('./LeadForm'), import('./typed'), messageFiles[locale]()]);
