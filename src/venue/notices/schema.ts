import { type InferType } from 'yup';
import { noticeLevels } from './model/notices';
import {
  addressName,
  filledText,
  linkTarget,
  localizedText,
  moscowMoment,
} from '../../content/localized';
import { anyText, choice, list, namedObject, strictObject } from '../../content/shapes';

/** Maximum letters: two lines on a phone, next to the button that closes the notice. */
const maxTextLetters = 60;
const maxLabelLetters = 16;
/** Maximum number of days: a longer notice belongs on a page. */
export const maxNoticeDays = 31;
/** Maximum number of notices on a page at a time. */
export const maxAtOnce = 3;

const shortText = (letters: number) => localizedText(() => filledText().max(letters, 'tooLong'));

/**
 * One notice of `content/notices.yaml`: a short text over the pages for a limited time (decision
 * 026). `pages` are paths without a locale; `/program/*` is the page and everything below it.
 */
export const noticeSchema = strictObject({
  slug: addressName().required().meta({
    label: 'Имя объявления / Name of the notice',
    ru: 'Имя объявления: латиница, цифры, дефисы; у каждого своё. По нему помнят, кто его закрыл.',
    en: 'Name of the notice: latin letters, digits, hyphens; unique. By it the site knows who has closed it.',
  }),
  level: choice(noticeLevels, { info: 'к сведению / for information', urgent: 'срочное / urgent' })
    .required()
    .meta({
      label: 'Важность / Level',
      graphql: 'NoticeLevel',
      ru: 'info — к сведению; urgent — срочное: первым и цветом выпуска.',
      en: "info, or urgent: comes first and in the edition's colour.",
    }),
  text: shortText(maxTextLetters).required().meta({
    label: 'Объявление / Notice',
    ru: 'Само объявление, до 60 знаков: что случилось и где.',
    en: 'The notice itself, at most 60 letters: what has happened and where.',
  }),
  link: namedObject('NoticeLink', {
    to: linkTarget().required(),
    label: shortText(maxLabelLetters).required().meta({
      label: 'Слова ссылки / Words of the link',
      ru: 'Слова ссылки, до 16 знаков.',
      en: 'Words of the link, at most 16 letters.',
    }),
  }).meta({ label: 'Ссылка после текста / A link after the text' }),
  from: moscowMoment().required().meta({
    label: 'Показывать с / Shown from',
    ru: 'С какой минуты показывать, по Москве, например 2026-04-03T10:00.',
    en: 'Shown from this minute, Moscow time, like 2026-04-03T10:00.',
  }),
  until: moscowMoment().required().meta({
    label: 'Показывать до / Shown until',
    ru: 'До какой минуты; потом исчезает само. Не дольше 31 дня.',
    en: 'Until this minute; then it leaves by itself. At most 31 days.',
  }),
  pages: list(anyText().matches(/^\/(?!en\/|\*)([\w-]+\/)*\*?$/, 'noticePage'))
    .min(1)
    .meta({
      label: 'Страницы / Pages',
      item: 'Путь страницы / Path of a page',
      ru: 'Только на этих страницах: /map/ — одна, /program/* — вместе со всеми под ней. Если пусто — на всех.',
      en: 'Only on these pages: /map/ is one, /program/* is with all below it. Left out: on all.',
    }),
});

/** The notices of the site: `content/notices.yaml`, which can be missing or empty. */
export const noticesSchema = list(noticeSchema).required().meta({ item: 'Объявление / Notice' });

type Inferred = InferType<typeof noticeSchema>;
export type WrittenNotice = Omit<Inferred, 'link'> & { link?: Inferred['link'] | undefined };
