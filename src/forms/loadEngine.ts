import type { Locale } from '../i18n/locales';

const messageFiles = {
  ru: () => import('../i18n/messages/ru/forms.json'),
  en: () => import('../i18n/messages/en/forms.json'),
};

export const loadEngine = (locale: Locale) =>
  Promise.all([import('./engine'), messageFiles[locale]()]);
