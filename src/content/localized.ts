import { string, type StringSchema } from 'yup';
import { readAddress } from '../lib/address';
import { isCalendarDay } from '../lib/time/clock';
import { coordinatesPattern } from '../lib/place';
import en from '../i18n/messages/en/common.json';
import ru from '../i18n/messages/ru/common.json';
import { anyText, choice, list, namedObject, namesIn, strictObject, textOf } from './shapes';

// Exported because the content check applies it to names of files and folders, too.
export const addressNamePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const clockTimePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const endTimePattern = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
const standCodePattern = /^[A-Z]\d{2,3}$/;

/** A visitor-facing text: `{ru, en}`, both filled (spec §1). */
export const localizedText = (text = filledText) =>
  strictObject({
    ru: text().meta({ label: 'Текст по-русски / The text in Russian' }),
    en: text().meta({ label: 'Текст по-английски / The text in English' }),
  }).default(undefined);

/** A visitor-facing text in which `[words](address)` is a link. */
export const localizedProse = () =>
  localizedText().meta({
    isProse: true,
    label: 'Текст / Text',
    ru: 'Абзацы через пустую строку; [слова](адрес) — ссылка.',
    en: 'An empty line divides paragraphs; [words](address) makes a link.',
  });

/** Overrides the last word of a name as the sort key of a person. */
export const sortAs = () =>
  localizedText().meta({
    label: 'В указателе / In an index',
    ru: 'По чему искать в указателе, если не по последнему слову: Угальде Роса.',
    en: 'What to look for in an index, unless it is the last word: Ugalde Rosa.',
  });

/** A required text that is not just spaces. */
export const filledText = (): StringSchema<string> =>
  anyText()
    .matches(/\S/, { message: 'required', excludeEmptyString: true })
    .test('visible', 'required', isVisible);

/** An optional text that must not be blank. */
export const optionalText = () =>
  string().strict().matches(/\S/, 'required').test('visible', 'required', isVisible);

/** Whether a text contains more than spaces and invisible characters. */
const isVisible = (text: string | undefined) =>
  text === undefined || text === '' || /[^\s\p{DI}\u2800]/u.test(text);

export const localizedTexts = () => list(localizedText());

/** Everyday words by which visitors search for something: `{ru: [лифт], en: [lift]}`. */
export const localizedWords = () =>
  namedObject('SearchWords', {
    ru: searchWords().meta({ label: 'Слова по-русски / Words in Russian', item: 'Слово / Word' }),
    en: searchWords().meta({
      label: 'Слова по-английски / Words in English',
      item: 'Слово / Word',
    }),
  });

const searchWords = () => list(filledText()).min(1).required();

/** A picture in the record's folder, by file name, with a description for blind visitors. */
export const describedPicture = () =>
  namedObject('DescribedPicture', {
    picture: pictureFile().required().meta({
      label: 'Картинка / Picture',
      ru: 'Картинка из папки этой записи.',
      en: "A picture in the record's own folder.",
    }),
    alt: localizedText().required().meta({
      label: 'Что на ней видно / What it shows',
      ru: 'Что на картинке, для тех, кто её не видит.',
      en: 'What the picture shows, for those who cannot see it.',
    }),
  });

export const pictureFile = () =>
  textOf('pictureFile', /^[^/\\]+\.(jpe?g|png|webp|tiff?)$/i).meta({
    graphql: 'ImageSharp',
    input: 'picture',
  });

export const webAddress = () =>
  textOf('webAddress', /^https?:\/\/[^\s/@]+\.[^\s/@]+(\/\S*)?$/, isWebAddress).meta({
    label: 'Адрес / Address',
    ru: 'Полный адрес, с https://.',
    en: 'Full address, with https://.',
  });

export const mailAddress = () =>
  textOf('mailAddress', /^[^\s@]+@[^\s@]+\.[^\s@]+$/, isMailAddress).meta({
    label: 'Адрес почты / Mail address',
  });

/** A phone number: digits, spaces, hyphens and brackets after an optional plus. */
export const phoneNumber = () =>
  textOf('phoneNumber', /^\+?[\d\s()-]{5,}$/, isPhoneNumber).meta({
    label: 'Телефон / Phone',
    ru: 'Телефон, например +7 495 000-00-00.',
    en: 'Phone number, like +7 495 000-00-00.',
  });

const linkTargetPattern =
  /^(\/([^\s?#]*\/)?([?#]\S*)?|#\S+|\/[^\s?#]*\.[a-z0-9]{2,5}|https?:\/\/\S+|mailto:\S+|tel:\S+|geo:-?\d+(\.\d+)?,-?\d+(\.\d+)?([;?]\S*)?)$/;

/** Whether an address can be a link: page, file, other site, mail, phone or place. */
export function isLinkTarget(address: string): boolean {
  if (!linkTargetPattern.test(address)) return false;
  if (/^https?:/.test(address)) return isWebAddress(address);
  if (/^(mailto|tel):/.test(address)) return isContactAddress(address);
  return readAddress(address, []).kind !== 'unsafe';
}

/** A path with its trailing slash; a full, mail or phone address; or a `geo:` place. */
export const linkTarget = () =>
  textOf('linkTarget', linkTargetPattern, isLinkTarget).meta({
    label: 'Куда / Leads to',
    ru: 'Куда: путь вида /tickets/ или полный адрес.',
    en: 'Where to: a path like /tickets/ or a full address.',
  });

/** A day, `"YYYY-MM-DD"`, in Moscow; quoted so that YAML keeps it as text. */
export const isoDay = () =>
  string()
    .strict()
    .test('isoDay', 'isoDay', (value) => value === undefined || isCalendarDay(value))
    .meta({ input: 'day' });

/** A time of day, `"HH:MM"`, in Moscow; quoted. */
export const clockTime = () => textOf('clockTime', clockTimePattern).meta({ input: 'time' });

/** The time at which something ends; midnight can be `24:00`. */
export const endTime = () => textOf('clockTime', endTimePattern).meta({ input: 'time' });

/** A minute in Moscow, `"YYYY-MM-DDTHH:MM"`; quoted. */
export const moscowMoment = () =>
  string()
    .strict()
    .test('moscowMoment', 'moscowMoment', (value) => value === undefined || isMoscowMoment(value))
    .meta({ input: 'moment' });

/** Whether a text is a valid minute: `2026-04-03T10:00`. */
function isMoscowMoment(text: string): boolean {
  return (
    isCalendarDay(text.slice(0, 10)) && text[10] === 'T' && clockTimePattern.test(text.slice(11))
  );
}

/** A name that can be part of an address: Latin letters, digits, single hyphens. */
export const addressName = () => textOf('addressName', addressNamePattern);

/** A place in the form that map apps copy: latitude, longitude. */
export const coordinates = () => textOf('coordinates', coordinatesPattern);

/** A reference to a record: its folder's name, or `<year>/<name>` (design §1). */
export const recordReference = (reference: 'speakers' | 'exhibitors' | 'sessions') =>
  textOf('recordReference', /^(\d{4}\/)?[a-z0-9]+(-[a-z0-9]+)*$/).meta({ reference });

/**
 * Returns a record's full reference, `<year>/<slug>`; uses `ownYear` if the reference has no year
 * (design §1).
 */
export function fullReference(reference: string, ownYear: number): string {
  return reference.includes('/') ? reference : `${ownYear}/${reference}`;
}

/** A reference to a work, by exhibitor and its own address: `kobalt/utro-bez-zheltogo`. */
export const workReference = () =>
  textOf('workReference', /^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/).meta({
    reference: 'works',
  });

export const logoFile = () =>
  textOf('logoFile', /^[^/\\]+\.(svg|png|webp)$/i).meta({ graphql: 'File', input: 'picture' });

const socialNetworks = ['telegram', 'vk', 'instagram', 'youtube', 'dzen', 'behance'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export const socialLink = () =>
  namedObject('SocialLink', {
    network: choice(socialNetworks, namesIn(ru.networks, en.networks))
      .required()
      .meta({ label: 'Социальная сеть / Social network', graphql: 'SocialNetwork' }),
    url: webAddress().required(),
  });

/** A stand's code as on the plan, the hall's letter and a number: `C07`. */
export const standCode = () => textOf('standCode', standCodePattern);

/** One label of a domain: letters of any alphabet and digits, with hyphens inside. */
const domainLabel = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const domain = String.raw`(?:${domainLabel}\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)`;
const domainPattern = new RegExp(`^${domain}$`, 'iu');
const mailPattern = new RegExp(
  String.raw`^[\p{L}\p{N}_+-]+(?:\.[\p{L}\p{N}_+-]+)*@${domain}$`,
  'iu',
);

/** Whether a text is a full web address with a plausible domain and port. */
export function isWebAddress(text: string): boolean {
  const [, host = ''] = /^https?:\/\/([^\s/?#:@]+)(?::\d+)?(?:[/?#]\S*)?$/i.exec(text) ?? [];
  if (!domainPattern.test(host) || mixesAlphabets(host)) return false;
  try {
    return new URL(text).username === '';
  } catch {
    return false;
  }
}

/** Whether a text is just a mail address: no `mailto:`, brackets or quotes. */
export function isMailAddress(text: string): boolean {
  return mailPattern.test(text) && !mixesAlphabets(text);
}

/** Whether a word mixes Latin and Cyrillic: it looks right, but no such address exists. */
function mixesAlphabets(text: string): boolean {
  return text
    .split(/[^\p{L}]+/u)
    .some((word) => /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word));
}

/** Whether a text is a telephone number of at least five digits, as people write it. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?(?:[\s()-]*\d){5,}[\s()-]*$/.test(text);
}

/** Whether an address is `mailto:` with a valid mail address or `tel:` with a valid number. */
export function isContactAddress(text: string): boolean {
  const [, scheme = '', rest = ''] = /^(mailto|tel):([^\s?;]+)(?:[?;]\S*)?$/i.exec(text) ?? [];
  return scheme.toLowerCase() === 'mailto'
    ? isMailAddress(rest)
    : /^\+?(?:[().-]*\d){3,}[().-]*$/.test(rest);
}
