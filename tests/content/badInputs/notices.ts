import { write } from '../baseContent';
import type { BadInput } from './badInput';

type Fields = Record<'slug' | 'level' | 'text' | 'from' | 'until' | 'more', string>;

const good: Fields = {
  slug: 'queue',
  level: 'info',
  text: '{ru: Очередь., en: A queue.}',
  from: '"2026-04-02T10:00"',
  until: '"2026-04-02T18:00"',
  more: '',
};

/** One notice as YAML; lines 1 to 5 are slug, level, text, from and until, then come `more`. */
const notice = (changed: Partial<Fields> = {}) => {
  const { more, ...fields } = { ...good, ...changed };
  const lines = Object.entries(fields).filter(([, value]) => value !== '');
  return `- ${lines.map(([key, value]) => `${key}: ${value}`).join('\n  ')}\n${more}`;
};
const notices = (...items: string[]) => write('notices.yaml', items.join(''));
const long = 'a'.repeat(61);

/** Notices without an end, for no page, too long or too many. */
export const noticeInputs: BadInput[] = [
  {
    name: 'a notice without an end',
    edit: notices(notice({ until: '' })),
    expected: [{ code: 'required', at: 'notices.yaml:1:3', field: '[0].until' }],
  },
  {
    name: 'a notice that ends before it begins',
    edit: notices(notice({ until: '"2026-04-02T09:59"' })),
    expected: [
      {
        code: 'endBeforeStart',
        at: 'notices.yaml:5:10',
        field: '[0].until',
        named: { value: '2026-04-02T09:59', other: '2026-04-02T10:00' },
      },
    ],
  },
  {
    name: 'a notice of no length',
    edit: notices(notice({ until: good.from })),
    expected: [
      {
        code: 'endBeforeStart',
        at: 'notices.yaml:5:10',
        field: '[0].until',
        named: { value: '2026-04-02T10:00', other: '2026-04-02T10:00' },
      },
    ],
  },
  {
    name: 'a notice of a minute more than 31 days',
    edit: notices(notice({ until: '"2026-05-03T10:01"' })),
    expected: [
      {
        code: 'noticeTooLong',
        at: 'notices.yaml:5:10',
        field: '[0].until',
        named: { value: '2026-05-03T10:01', count: '31' },
      },
    ],
  },
  {
    name: 'a beginning without its hour',
    edit: notices(notice({ from: '"2026-04-02"' })),
    expected: [
      {
        code: 'moscowMoment',
        at: 'notices.yaml:4:9',
        field: '[0].from',
        named: { value: '2026-04-02' },
      },
    ],
  },
  {
    name: 'an end at an hour that no clock shows',
    edit: notices(notice({ until: '"2026-04-02T24:00"' })),
    expected: [
      {
        code: 'moscowMoment',
        at: 'notices.yaml:5:10',
        field: '[0].until',
        named: { value: '2026-04-02T24:00' },
      },
    ],
  },
  {
    name: 'an end on 31 April',
    edit: notices(notice({ until: '"2026-04-31T10:00"' })),
    expected: [
      {
        code: 'moscowMoment',
        at: 'notices.yaml:5:10',
        field: '[0].until',
        named: { value: '2026-04-31T10:00' },
      },
    ],
  },
  {
    name: 'a text that two lines of a phone do not hold',
    edit: notices(notice({ text: `{ru: Очередь., en: ${long}}` })),
    expected: [
      {
        code: 'tooLong',
        at: 'notices.yaml:3:28',
        field: '[0].text.en',
        named: { count: '61', max: '60' },
      },
    ],
  },
  {
    name: 'words of a link that are a sentence',
    edit: notices(
      notice({ more: '  link: {to: /visitor/, label: {ru: Купить билеты онлайн, en: Tickets}}\n' }),
    ),
    expected: [
      {
        code: 'tooLong',
        at: 'notices.yaml:6:37',
        field: '[0].link.label.ru',
        named: { count: '20', max: '16' },
      },
    ],
  },
  {
    name: 'a notice without its English text',
    edit: notices(notice({ text: '{ru: Очередь.}' })),
    expected: [{ code: 'missingEnglish', at: 'notices.yaml:3:3', field: '[0].text.en' }],
  },
  {
    name: 'a level that is none',
    edit: notices(notice({ level: 'warning' })),
    expected: [
      {
        code: 'oneOf',
        at: 'notices.yaml:2:10',
        field: '[0].level',
        named: { value: 'warning', choices: 'info, urgent' },
      },
    ],
  },
  {
    name: 'a name that is no address',
    edit: notices(notice({ slug: 'Очередь' })),
    expected: [
      {
        code: 'addressName',
        at: 'notices.yaml:1:9',
        field: '[0].slug',
        named: { value: 'Очередь' },
      },
    ],
  },
  {
    name: 'two notices of one name',
    edit: notices(notice(), notice()),
    expected: [
      {
        code: 'repeated',
        at: 'notices.yaml:6:9',
        field: '[1].slug',
        named: { value: 'queue', line: '1' },
      },
    ],
  },
  {
    name: 'a notice for a page that is not there',
    edit: notices(notice({ more: '  pages: [/visitor/, /visito/]\n' })),
    expected: [
      {
        code: 'noSuchPage',
        at: 'notices.yaml:6:22',
        field: '[0].pages[1]',
        named: { value: '/visito/', nearest: '/visitor/' },
      },
    ],
  },
  {
    name: 'a notice for all below a page that is not there',
    edit: notices(notice({ more: '  pages: [/exhibitor/*]\n' })),
    expected: [
      {
        code: 'noSuchPage',
        at: 'notices.yaml:6:11',
        field: '[0].pages[0]',
        named: { value: '/exhibitor/*' },
      },
    ],
  },
  {
    name: 'a notice for the English version of a page',
    edit: notices(notice({ more: '  pages: [/en/visitor/]\n' })),
    expected: [
      {
        code: 'noticePage',
        at: 'notices.yaml:6:11',
        field: '[0].pages[0]',
        named: { value: '/en/visitor/' },
      },
    ],
  },
  {
    name: 'a notice for no pages',
    edit: notices(notice({ more: '  pages: []\n' })),
    expected: [
      {
        code: 'tooFew',
        at: 'notices.yaml:6:3',
        field: '[0].pages',
        named: { count: '0', min: '1' },
      },
    ],
  },
  {
    name: 'a link to a page that is not there',
    edit: notices(notice({ more: '  link: {to: /visito/, label: {ru: Билеты, en: Tickets}}\n' })),
    expected: [
      {
        code: 'noSuchPage',
        at: 'notices.yaml:6:14',
        field: '[0].link.to',
        named: { value: '/visito/', nearest: '/visitor/' },
      },
    ],
  },
  {
    name: 'a link to a place of whatever page is open',
    edit: notices(notice({ more: '  link: {to: "#prices", label: {ru: Цены, en: Prices}}\n' })),
    expected: [
      {
        code: 'linkTarget',
        at: 'notices.yaml:6:14',
        field: '[0].link.to',
        named: { value: '#prices' },
      },
    ],
  },
  {
    name: 'an unknown field',
    edit: notices(notice({ more: '  to: /visitor/\n' })),
    expected: [{ code: 'unknownKey', at: 'notices.yaml:6:3', field: '[0].to' }],
  },
  {
    name: 'a fourth notice at a time',
    edit: notices(
      notice(),
      notice({ slug: 'b', more: '  pages: [/visitor/]\n' }),
      notice({ slug: 'c', more: '  pages: [/, /visitor/]\n' }),
      notice({ slug: 'd', from: '"2026-04-02T17:59"' }),
    ),
    expected: [
      {
        code: 'noticeCrowd',
        at: 'notices.yaml:21:9',
        field: '[3].from',
        named: { value: '2026-04-02T17:59', other: '/visitor/', count: '3' },
      },
    ],
  },
];
