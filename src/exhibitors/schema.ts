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
import { choice, list, namedObject, namesIn, strictObject } from '../content/shapes';
import en from '../i18n/messages/en/exhibitors.json';
import ru from '../i18n/messages/ru/exhibitors.json';

/** Participant types (spec §3). */
export const participantTypes = ['gallery', 'artist', 'photographer', 'sculptor'] as const;
export type ParticipantType = (typeof participantTypes)[number];

/** `content/<year>/exhibitors/<slug>/index.yaml` (spec §3); the folder's name is the slug. */
export const exhibitorSchema = strictObject({
  name: localizedText()
    .required()
    .meta({ label: 'Название галереи или имя автора / Name of the gallery or the artist' }),
  sortAs: sortAs(),
  participantType: choice(participantTypes, namesIn(ru.participantTypes, en.participantTypes))
    .required()
    .meta({
      label: 'Кто это / Who they are',
      ru: 'Кто это: галерея, художник, фотограф, скульптор.',
      en: 'Who they are: gallery, artist, photographer, sculptor.',
      graphql: 'ParticipantType',
    }),
  stand: standCode().required().meta({
    reference: 'stands',
    label: 'Стенд / Stand',
    ru: 'Код стенда на плане: буква ряда и номер, C07.',
    en: "Code of the stand on the plan: the row's letter and a number, C07.",
  }),
  city: localizedText().required().meta({
    label: 'Город / City',
    ru: 'Город, откуда участник.',
    en: 'City the exhibitor comes from.',
  }),
  country: localizedText().required().meta({ label: 'Страна / Country' }),
  text: localizedProse()
    .required()
    .meta({ label: 'О галерее или авторе / About the gallery or the artist' }),
  website: webAddress().meta({ label: 'Сайт / Website' }),
  socialLinks: list(socialLink()).meta({
    label: 'Страницы в социальных сетях / Profiles in social networks',
    item: 'Страница / Profile',
  }),
  artists: list(localizedText().shape({ sortAs: sortAs() })).meta({
    label: 'Художники / Artists',
    item: 'Художник / Artist',
    ru: 'Художники, которых представляет галерея.',
    en: 'Artists the gallery represents.',
  }),
  works: list(workSchema).min(1).meta({
    label: 'Работы / Works',
    item: 'Работа / Work',
    ru: 'Работы на стенде; первая — лицо участника в списках.',
    en: "Works shown at the stand; the first is the exhibitor's face in lists.",
  }),
  contact: namedObject('ExhibitorContact', {
    person: localizedText().meta({ label: 'Кого спросить / Whom to ask for' }),
    email: mailAddress(),
    phone: phoneNumber(),
  }).meta({
    label: 'Связь для посетителей / Contact',
    ru: 'Как связаться; это увидят все.',
    en: 'How to get in touch; everybody will see it.',
  }),
});

export type Exhibitor = InferType<typeof exhibitorSchema>;
