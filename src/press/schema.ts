import { type InferType } from 'yup';
import { localizedProse, localizedText, mailAddress, phoneNumber } from '../content/localized';
import { namedObject, strictObject, wholeNumber } from '../content/shapes';
import { lead } from '../sections/schema';

const pressContact = () =>
  namedObject('PressContact', {
    name: localizedText().required().meta({ label: 'Имя и фамилия / First name and surname' }),
    email: mailAddress().required(),
    phone: phoneNumber(),
  });

/**
 * One press release: `content/releases/<day>-<name>.yaml`. The file's name contains its day and is
 * its address after `/press/` (decision 046).
 */
export const releaseSchema = strictObject({
  title: localizedText().required().meta({
    label: 'Заголовок / Headline',
    ru: 'Заголовок, без даты: её даёт имя файла.',
    en: 'Headline, without the date, which the file’s name tells.',
  }),
  summary: localizedText().required().meta({
    label: 'О чём релиз / What it says',
    input: 'lines',
    ru: 'О чём релиз, в одном–двух предложениях: стоит в списке, над текстом и у поисковиков.',
    en: 'What it says, in one or two sentences: shown in the list, above the text and by search engines.',
  }),
  text: localizedProse().required(),
  edition: wholeNumber().min(2000).max(2100).meta({
    label: 'О какой ярмарке / Which fair it is about',
    ru: 'Год ярмарки, если релиз вышел уже после неё: итоги. Если пусто — ближайшая к его дню.',
    en: 'Year of the fair, if the release came out after it, as results do. Left out, the next one.',
  }),
  contact: pressContact().meta({
    label: 'Кому писать / Whom to write to',
    ru: 'Кому писать об этом релизе, если не пресс-службе, которую называет раздел releases.',
    en: 'Whom to write to about this release, if not the press office that the section releases names.',
  }),
});

export type Release = InferType<typeof releaseSchema>;

export const pressSections = {
  releases: {
    label: 'Пресс-релизы / Press releases',
    ru: 'Пресс-релизы, от новых к старым. Только на странице прессы.',
    en: 'Press releases, newest first. On the press page only.',
    fields: {
      text: lead(),
      contact: pressContact().required().meta({
        label: 'Пресс-служба / Press office',
        ru: 'Пресс-служба: кому писать о релизах, в которых не сказано иначе.',
        en: 'The press office: whom to write to about releases that do not say otherwise.',
      }),
    },
  },
  pressPhotos: {
    label: 'Снимки для прессы / Press photographs',
    ru: 'Снимки всех лет в размере для печати, с подписями. Только на странице прессы.',
    en: 'Photographs of every year in print size, with captions. On the press page only.',
    fields: { text: lead() },
  },
  marks: {
    label: 'Знак ярмарки / Marks of the fair',
    ru: 'Знак и имя ярмарки файлами. Только на странице прессы.',
    en: "The fair's mark and name as files. On the press page only.",
    fields: { text: lead() },
  },
};
