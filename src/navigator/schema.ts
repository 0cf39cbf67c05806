import { localizedProse, localizedText } from '../content/localized';
import { list, namedObject } from '../content/shapes';
import { generalSections, headedSection } from '../sections/schema';

const dialogForm = () =>
  namedObject('FormSection', { ...headedSection, ...generalSections.form.fields });

/** Kinds of sections that only the page `navigation` can show. */
export const navigatorSections = {
  dialog: {
    label: 'Окно с формами / Dialog with forms',
    ru: 'Окно с текстом и формами; открывается по #якорю. Только в навигаторе.',
    en: 'A dialog with text and forms; opens by its #anchor. On the navigator page only.',
    fields: {
      summary: localizedProse().required().meta({
        label: 'Вкратце / Summary',
        ru: 'Одно–два предложения на странице.',
        en: 'One or two sentences on the page.',
      }),
      open: localizedText().required().meta({
        label: 'Слова ссылки / Words of the link',
        ru: 'Слова ссылки, которая открывает окно.',
        en: 'Words of the link that opens the dialog.',
      }),
      text: localizedProse().required().meta({ label: 'Текст окна / Text of the dialog' }),
      forms: list(dialogForm()).min(1).required().meta({
        label: 'Формы / Forms',
        item: 'Форма / Form',
        ru: 'Формы окна, одна под другой.',
        en: 'Forms of the dialog, one below the other.',
      }),
    },
  },
};
