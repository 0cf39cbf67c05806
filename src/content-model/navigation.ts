import { array, type InferType } from 'yup';
import { linkTarget, localizedText } from './localized';
import { strictObject } from './strictObject';

const menuLink = () =>
  strictObject({
    label: localizedText().required().meta({ ru: 'Слова пункта.', en: 'Words of the item.' }),
    to: linkTarget().required().meta({
      ru: 'Куда: путь вида /tickets/ или полный адрес.',
      en: 'Where to: a path like /tickets/ or a full address.',
    }),
  }).required();

/** The site's menus: `content/navigation.yaml`. */
export const navigationSchema = strictObject({
  main: array(menuLink()).strict().min(1).required().meta({
    ru: 'Крупные слова меню во весь экран.',
    en: 'The big words of the full-screen menu.',
  }),
  more: array(menuLink())
    .strict()
    .required()
    .meta({ ru: 'Мелкие ссылки под ними.', en: 'The small links under them.' }),
  footer: array(
    strictObject({
      title: localizedText()
        .required()
        .meta({ ru: 'Заголовок группы.', en: 'Heading of the group.' }),
      links: array(menuLink())
        .strict()
        .min(1)
        .required()
        .meta({ ru: 'Ссылки группы.', en: 'Links of the group.' }),
    }).required(),
  )
    .strict()
    .required()
    .meta({
      ru: 'Группы ссылок внизу каждой страницы.',
      en: 'Groups of links at the foot of every page.',
    }),
});

export type Navigation = InferType<typeof navigationSchema>;
