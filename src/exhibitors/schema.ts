import { type InferType } from 'yup';
import {
  localizedProse,
  localizedText,
  mailAddress,
  phoneNumber,
  socialLink,
  sortAs,
  standCode,
  webAddress,
} from '../content/localized';
import { workSchema } from '../works/schema';
import { choice, list, namedObject, strictObject } from '../content/shapes';

/** Participant types (spec §3). */
export const participantTypes = ['gallery', 'artist', 'photographer', 'sculptor'] as const;
export type ParticipantType = (typeof participantTypes)[number];

/**
 * One exhibitor: `content/<year>/exhibitors/<slug>/index.yaml` (spec §3). The folder's name is the
 * slug.
 */
export const exhibitorSchema = strictObject({
  name: localizedText()
    .required()
    .meta({ ru: 'Название галереи или имя автора.', en: 'Name of the gallery or the artist.' }),
  sortAs: sortAs(),
  participantType: choice(participantTypes).required().meta({
    ru: 'Кто это: галерея, художник, фотограф, скульптор.',
    en: 'Who they are: gallery, artist, photographer, sculptor.',
    graphql: 'ParticipantType',
  }),
  stand: standCode().required().meta({
    ru: 'Код стенда на плане: буква ряда и номер, C07.',
    en: "Code of the stand on the plan: the row's letter and a number, C07.",
  }),
  city: localizedText()
    .required()
    .meta({ ru: 'Город, откуда участник.', en: 'City the exhibitor comes from.' }),
  country: localizedText().required().meta({ ru: 'Страна.', en: 'Country.' }),
  text: localizedProse().required().meta({
    ru: 'О галерее или авторе; абзацы через пустую строку, [слова](адрес) — ссылка.',
    en: 'About the gallery or the artist; an empty line divides paragraphs, [words](address) makes a link.',
  }),
  website: webAddress().meta({ ru: 'Сайт, с https://.', en: 'Website, with https://.' }),
  socialLinks: list(socialLink().required()).meta({
    ru: 'Страницы в социальных сетях.',
    en: 'Profiles in social networks.',
  }),
  artists: list(localizedText().shape({ sortAs: sortAs() }).required()).meta({
    ru: 'Художники, которых представляет галерея.',
    en: 'Artists the gallery represents.',
  }),
  works: list(workSchema.required()).min(1).meta({
    ru: 'Работы на стенде; первая — лицо участника в списках. Пока работ нет, строки нет.',
    en: "Works shown at the stand; the first is the exhibitor's face in lists. No line while there are none.",
  }),
  contact: namedObject('ExhibitorContact', {
    person: localizedText()
      .default(undefined)
      .meta({ ru: 'Кого спросить.', en: 'Whom to ask for.' }),
    email: mailAddress().meta({ ru: 'Адрес почты.', en: 'Mail address.' }),
    phone: phoneNumber().meta({
      ru: 'Телефон, в кавычках: "+7 495 000-00-00".',
      en: 'Phone number, in quotes: "+7 495 000-00-00".',
    }),
  })
    .default(undefined)
    .meta({
      ru: 'Как связаться; это увидят все.',
      en: 'How to get in touch; everybody will see it.',
    }),
});

export type Exhibitor = InferType<typeof exhibitorSchema>;
