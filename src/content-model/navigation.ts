import { array, string, type InferType } from 'yup';
import { phases } from '../domain/phase';
import { linkTarget, localizedText } from './localized';
import { strictObject } from './strictObject';

const linkFields = {
  label: localizedText().required().meta({ ru: 'Слова пункта.', en: 'Words of the item.' }),
  to: linkTarget().required().meta({
    ru: 'Куда: путь вида /tickets/ или полный адрес.',
    en: 'Where to: a path like /tickets/ or a full address.',
  }),
};

const menuLink = () => strictObject(linkFields).required().meta({ graphql: 'MenuLink' });

const menuGroup = () =>
  strictObject({
    title: localizedText()
      .required()
      .meta({ ru: 'Заголовок группы.', en: 'Heading of the group.' }),
    links: array(menuLink())
      .strict()
      .min(1)
      .required()
      .meta({ ru: 'Ссылки группы.', en: 'Links of the group.' }),
  })
    .required()
    .meta({ graphql: 'MenuGroup' });

/** The site's menus: `content/navigation.yaml`. */
export const navigationSchema = strictObject({
  main: array(
    strictObject({
      ...linkFields,
      phases: array(string().strict().oneOf(phases).required()).strict().min(1).meta({
        ru: 'В какие фазы ярмарки пункт крупный; без этой строки — всегда.',
        en: 'In which phases of the fair the item is large; always if left out.',
      }),
    })
      .required()
      .meta({ graphql: 'MenuErrand' }),
  )
    .strict()
    .min(1)
    .required()
    .meta({
      ru: 'Крупные слова меню: дела этих дней, от трёх до пяти в каждой фазе.',
      en: 'The big words of the menu: the errands of these days, three to five in each phase.',
    }),
  groups: array(menuGroup()).strict().max(3).required().meta({
    ru: 'Остальное меню, не больше трёх групп. То, что сейчас крупно, здесь не повторяется.',
    en: 'The rest of the menu, in three groups at most. What is large now is not repeated here.',
  }),
  footer: array(menuGroup()).strict().required().meta({
    ru: 'Группы ссылок внизу каждой страницы.',
    en: 'Groups of links at the foot of every page.',
  }),
});

export type Navigation = InferType<typeof navigationSchema>;
