import { number, string, type InferType } from 'yup';
import { isWebAddress, filledText } from './localized';
import { anyText, list, strictObject } from './shapes';

/** The host's answer: moved permanently, moved temporarily, gone. */
const redirectStatuses = [301, 302, 410] as const;

/**
 * One rule of `content/redirects.yaml` (spec §2, route-rules list). `from` is a path, a prefix
 * ending in `/*`, or contains `:placeholders`; it has no query, because hosts match paths only.
 * `to` can use the placeholders and `:splat`. A rule for a Russian path also covers its English
 * version.
 */
const redirectSchema = strictObject({
  from: anyText()
    .matches(/^\/(?!en\/)([^\s?#*]*\/)?(\*|[^\s?#*]*)$/, 'redirectFrom')
    .meta({
      label: 'Старый путь / Old path',
      ru: 'Старый путь, начиная с /; без /en, ? и #.',
      en: 'The old path, beginning with /; without /en, ? and #.',
    }),
  to: string()
    .strict()
    .matches(/^(\/\S*|https?:\/\/\S+)$/, 'linkTarget')
    .test('webAddress', 'linkTarget', (to) => !to?.startsWith('http') || isWebAddress(to))
    .when('status', {
      is: 410,
      then: (path) => path.test('absent', 'goneTo', (value) => value === undefined),
      otherwise: (path) => path.required(),
    })
    .meta({
      label: 'Куда ведёт / Leads to',
      ru: 'Новый путь или полный адрес; при 410 его нет.',
      en: 'The new path or a full address; none with 410.',
    }),
  status: number()
    .strict()
    .oneOf(redirectStatuses)
    .required()
    .meta({
      label: 'Ответ / Answer',
      choices: {
        301: 'навсегда / for good',
        302: 'на время / for a while',
        410: 'страницы нет / gone',
      },
      ru: '301 — навсегда, 302 — на время, 410 — страницы больше нет.',
      en: '301 for good, 302 for a while, 410 the page is gone.',
    }),
  reason: filledText().meta({
    label: 'Зачем / Reason',
    ru: 'Зачем правило: для тех, кто придёт после вас.',
    en: 'Why the rule is here, for those who come after you.',
  }),
});

/** The route-rules list: `content/redirects.yaml`. */
export const redirectsSchema = list(redirectSchema).required().meta({ item: 'Правило / Rule' });

export type Redirect = InferType<typeof redirectSchema>;
