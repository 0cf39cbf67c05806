import { type InferType } from 'yup';
import { phases } from '../../edition/model/phase';
import { phaseNames } from '../../edition/schema';
import { linkTarget, localizedText } from '../../content/localized';
import { choice, list, listOf, namedObject, strictObject } from '../../content/shapes';

const linkFields = {
  label: localizedText().required().meta({ label: 'Слова пункта / Words of the item' }),
  to: linkTarget().required(),
};

const menuLink = () => namedObject('MenuLink', linkFields);

const menuGroup = () =>
  namedObject('MenuGroup', {
    title: localizedText().required().meta({ label: 'Заголовок группы / Heading of the group' }),
    links: list(menuLink())
      .min(1)
      .required()
      .meta({ label: 'Ссылки группы / Links of the group', item: 'Ссылка / Link' }),
  });

/** The site's menus: `content/navigation.yaml`. */
export const navigationSchema = strictObject({
  main: listOf('MenuErrand', {
    ...linkFields,
    phases: list(choice(phases, phaseNames)).min(1).meta({
      label: 'Когда крупный / When it is large',
      item: 'Пора ярмарки / Phase',
      ru: 'В какие фазы ярмарки пункт крупный; если пусто — всегда.',
      en: 'In which phases of the fair the item is large; always if left out.',
    }),
  })
    .min(1)
    .required()
    .meta({
      label: 'Крупные пункты меню / Big items of the menu',
      item: 'Пункт / Item',
      ru: 'Крупные слова меню: дела этих дней, от трёх до пяти в каждой фазе.',
      en: 'The big words of the menu: the errands of these days, three to five in each phase.',
    }),
  groups: list(menuGroup()).max(3).required().meta({
    label: 'Остальное меню / The rest of the menu',
    item: 'Группа / Group',
    ru: 'Остальное меню, не больше трёх групп. То, что сейчас крупно, здесь не повторяется.',
    en: 'The rest of the menu, in three groups at most. What is large now is not repeated here.',
  }),
  footer: list(menuGroup()).required().meta({
    label: 'Подвал / Footer',
    item: 'Группа / Group',
    ru: 'Группы ссылок внизу каждой страницы.',
    en: 'Groups of links at the foot of every page.',
  }),
});

export type Navigation = InferType<typeof navigationSchema>;
