import { string } from 'yup';
import { linkTarget, localizedProse, localizedText } from '../../content/localized';
import { namedObject } from '../../content/shapes';

/** A link in words of its own. */
export const action = () =>
  namedObject('MenuLink', {
    label: localizedText().required().meta({ ru: 'Слова ссылки.', en: 'Words of the link.' }),
    to: linkTarget().required().meta({
      ru: 'Куда: путь, #раздел или полный адрес.',
      en: 'Where to: a path, a #section or a full address.',
    }),
  }).default(undefined);

/** Words between a section's heading and what it lists. */
export const lead = () =>
  localizedProse()
    .default(undefined)
    .meta({ ru: 'Слова над разделом.', en: 'Words above the section.' });

/** What has an address on its page and a heading. */
export const headedSection = {
  anchor: string()
    .strict()
    .matches(/^[a-z][a-z0-9-]*$/, 'anchor')
    .required()
    .meta({
      ru: 'Адрес раздела на странице, после #: латинские буквы, цифры, дефисы.',
      en: "The section's address on the page, after #: latin letters, digits, hyphens.",
    }),
  title: localizedText()
    .required()
    .meta({ ru: 'Заголовок раздела.', en: 'Heading of the section.' }),
  link: action().meta({
    ru: 'Ссылка под заголовком: всё, все дни, подробнее.',
    en: 'A link under the heading: all of them, every day, more.',
  }),
};
