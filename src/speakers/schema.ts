import { type InferType } from 'yup';
import {
  describedPicture,
  localizedProse,
  localizedText,
  localizedTexts,
  sortAs,
  webAddress,
} from '../content/localized';
import { listOf, strictObject } from '../content/shapes';

/** `content/<year>/speakers/<id>/index.yaml` (spec §3); the folder's name is the id. */
export const speakerSchema = strictObject({
  name: localizedText().required().meta({ label: 'Имя и фамилия / First name and surname' }),
  sortAs: sortAs(),
  role: localizedText().required().meta({
    label: 'Чем занимается / What they do',
    ru: 'Чем занимается: куратор, реставратор, коллекционер.',
    en: 'What they do: curator, conservator, collector.',
  }),
  organisation: localizedText().meta({ label: 'Где работает / Where they work' }),
  biography: localizedProse().required().meta({ label: 'О человеке / About the person' }),
  portrait: describedPicture().meta({
    label: 'Портрет / Portrait',
    ru: 'Портрет: картинка этой записи.',
    en: 'Portrait: a picture of this record.',
  }),
  links: listOf('LabelledLink', {
    label: localizedText().required().meta({ label: 'Слова ссылки / Words of the link' }),
    url: webAddress().required(),
  }).meta({
    label: 'Ссылки / Links',
    item: 'Ссылка / Link',
    ru: 'Ссылки: сайт, статья, лекция.',
    en: 'Links: a website, an article, a lecture.',
  }),
  topics: localizedTexts().meta({
    label: 'Темы / Topics',
    item: 'Тема / Topic',
    ru: 'О чём говорит.',
    en: 'What they speak about.',
  }),
});

export type Speaker = InferType<typeof speakerSchema>;
