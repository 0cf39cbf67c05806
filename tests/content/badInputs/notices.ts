import { write } from '../baseContent';
import type { BadInputs } from './badInput';

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

/** Notices without end, for no page, too long or too many. */
export const noticeInputs: BadInputs = {
  'a notice without an end': [
    notices(notice({ until: '' })),
    'notices.yaml:1:3 required [0].until',
  ],
  'a notice that ends before it begins': [
    notices(notice({ until: '"2026-04-02T09:59"' })),
    'notices.yaml:5:10 endBeforeStart [0].until value=2026-04-02T09:59 other=2026-04-02T10:00',
  ],
  'a notice of no length': [
    notices(notice({ until: good.from })),
    'notices.yaml:5:10 endBeforeStart [0].until value=2026-04-02T10:00 other=2026-04-02T10:00',
  ],
  'a notice of a minute more than 31 days': [
    notices(notice({ until: '"2026-05-03T10:01"' })),
    'notices.yaml:5:10 noticeTooLong [0].until value=2026-05-03T10:01 count=31',
  ],
  'a beginning without its hour': [
    notices(notice({ from: '"2026-04-02"' })),
    'notices.yaml:4:9 moscowMoment [0].from value=2026-04-02',
  ],
  'an end at an hour that no clock shows': [
    notices(notice({ until: '"2026-04-02T24:00"' })),
    'notices.yaml:5:10 moscowMoment [0].until value=2026-04-02T24:00',
  ],
  'an end on 31 April': [
    notices(notice({ until: '"2026-04-31T10:00"' })),
    'notices.yaml:5:10 moscowMoment [0].until value=2026-04-31T10:00',
  ],
  'a text that two lines of a phone do not hold': [
    notices(notice({ text: `{ru: Очередь., en: ${long}}` })),
    'notices.yaml:3:28 tooLong [0].text.en count=61 max=60',
  ],
  'words of a link that are a sentence': [
    notices(
      notice({ more: '  link: {to: /visitor/, label: {ru: Купить билеты онлайн, en: Tickets}}\n' }),
    ),
    'notices.yaml:6:37 tooLong [0].link.label.ru count=20 max=16',
  ],
  'a notice without its English text': [
    notices(notice({ text: '{ru: Очередь.}' })),
    'notices.yaml:3:3 missingEnglish [0].text.en',
  ],
  'a level that is none': [
    notices(notice({ level: 'warning' })),
    'notices.yaml:2:10 oneOf [0].level value=warning choices=info, urgent',
  ],
  'a name that is no address': [
    notices(notice({ slug: 'Очередь' })),
    'notices.yaml:1:9 addressName [0].slug value=Очередь',
  ],
  'two notices of one name': [
    notices(notice(), notice()),
    'notices.yaml:6:9 repeated [1].slug value=queue line=1',
  ],
  'a notice for a page that is not there': [
    notices(notice({ more: '  pages: [/visitor/, /visito/]\n' })),
    'notices.yaml:6:22 noSuchPage [0].pages[1] value=/visito/ nearest=/visitor/',
  ],
  'a notice for all below a page that is not there': [
    notices(notice({ more: '  pages: [/exhibitor/*]\n' })),
    'notices.yaml:6:11 noSuchPage [0].pages[0] value=/exhibitor/*',
  ],
  'a notice for the English version of a page': [
    notices(notice({ more: '  pages: [/en/visitor/]\n' })),
    'notices.yaml:6:11 noticePage [0].pages[0] value=/en/visitor/',
  ],
  'a notice for no pages': [
    notices(notice({ more: '  pages: []\n' })),
    'notices.yaml:6:3 tooFew [0].pages count=0 min=1',
  ],
  'a link to a page that is not there': [
    notices(notice({ more: '  link: {to: /visito/, label: {ru: Билеты, en: Tickets}}\n' })),
    'notices.yaml:6:14 noSuchPage [0].link.to value=/visito/ nearest=/visitor/',
  ],
  'a link to a place of whatever page is open': [
    notices(notice({ more: '  link: {to: "#prices", label: {ru: Цены, en: Prices}}\n' })),
    'notices.yaml:6:14 linkTarget [0].link.to value=#prices',
  ],
  'an unknown field': [
    notices(notice({ more: '  to: /visitor/\n' })),
    'notices.yaml:6:3 unknownKey [0].to',
  ],
  'a fourth notice at a time': [
    notices(
      notice(),
      notice({ slug: 'b', more: '  pages: [/visitor/]\n' }),
      notice({ slug: 'c', more: '  pages: [/, /visitor/]\n' }),
      notice({ slug: 'd', from: '"2026-04-02T17:59"' }),
    ),
    'notices.yaml:21:9 noticeCrowd [3].from other=/visitor/ value=2026-04-02T17:59 count=3',
  ],
};
