import { linkTarget, localizedProse, localizedText } from '../../content/localized';
import { namedObject, textOf } from '../../content/shapes';

/** A link with its own text. */
export const action = () =>
  namedObject('MenuLink', {
    label: localizedText().required().meta({ label: 'Слова ссылки / Words of the link' }),
    to: linkTarget().required().meta({
      ru: 'Куда: путь, #раздел или полный адрес.',
      en: 'Where to: a path, a #section or a full address.',
    }),
  });

export const lead = () =>
  localizedProse().meta({ label: 'Слова над разделом / Words above the section' });

/** Anchor and heading of a section. */
export const headedSection = {
  anchor: textOf('anchor', /^[a-z][a-z0-9-]*$/)
    .required()
    .meta({
      label: 'Адрес раздела / Address of the section',
      ru: 'Адрес раздела на странице, после #: латинские буквы, цифры, дефисы.',
      en: "The section's address on the page, after #: latin letters, digits, hyphens.",
    }),
  title: localizedText().required().meta({ label: 'Заголовок раздела / Heading of the section' }),
  link: action().meta({
    label: 'Ссылка под заголовком / Link under the heading',
    ru: 'Ссылка под заголовком: всё, все дни, подробнее.',
    en: 'A link under the heading: all of them, every day, more.',
  }),
};
