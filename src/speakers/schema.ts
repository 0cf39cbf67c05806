import { type InferType } from 'yup';
import {
  describedPicture,
  localizedProse,
  localizedText,
  localizedTexts,
  sortAs,
  webAddress,
} from '../content/localized';
import { list, namedObject, strictObject } from '../content/shapes';

/**
 * One speaker: `content/<year>/speakers/<id>/index.yaml` (spec §3). The folder's name is the id.
 */
export const speakerSchema = strictObject({
  name: localizedText().required().meta({ ru: 'Имя и фамилия.', en: 'First name and surname.' }),
  sortAs: sortAs(),
  role: localizedText().required().meta({
    ru: 'Чем занимается: куратор, реставратор, коллекционер.',
    en: 'What they do: curator, conservator, collector.',
  }),
  organisation: localizedText()
    .default(undefined)
    .meta({ ru: 'Где работает.', en: 'Where they work.' }),
  biography: localizedProse().required().meta({
    ru: 'О человеке; абзацы через пустую строку, [слова](адрес) — ссылка.',
    en: 'About the person; an empty line divides paragraphs, [words](address) makes a link.',
  }),
  portrait: describedPicture()
    .default(undefined)
    .meta({ ru: 'Портрет: файл рядом с index.yaml.', en: 'Portrait: a file beside index.yaml.' }),
  links: list(
    namedObject('LabelledLink', {
      label: localizedText().required().meta({ ru: 'Слова ссылки.', en: 'Words of the link.' }),
      url: webAddress()
        .required()
        .meta({ ru: 'Полный адрес, с https://.', en: 'Full address, with https://.' }),
    }).required(),
  ).meta({ ru: 'Ссылки: сайт, статья, лекция.', en: 'Links: a website, an article, a lecture.' }),
  topics: localizedTexts().meta({ ru: 'О чём говорит.', en: 'What they speak about.' }),
});

export type Speaker = InferType<typeof speakerSchema>;
