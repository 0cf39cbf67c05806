import { write } from '../baseContent';
import { badRows, inFile, type BadInputs } from './badInput';

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
/** A notice with another field, or one field more. */
const inNotice = badRows('notices.yaml', (line) => {
  const [, key = '', value = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
  const isOwn = key in good;
  return notices(
    notice(isOwn ? { [key]: value.replace('(nothing)', '') } : { more: `  ${line}\n` }),
  );
});

/** Notices without end, for no page, too long or too many. */
export const noticeInputs: BadInputs = {
  ...inNotice`
    a notice without an end | until: (nothing) | 1:3 required [0].until
    a notice that ends before it begins | until: "2026-04-02T09:59" | 5:10 endBeforeStart [0].until value=2026-04-02T09:59 other=2026-04-02T10:00
    a notice of a minute more than 31 days | until: "2026-05-03T10:01" | 5:10 noticeTooLong [0].until value=2026-05-03T10:01 count=31
    a beginning without its hour | from: "2026-04-02" | 4:9 moscowMoment [0].from value=2026-04-02
    an end at an hour that no clock shows | until: "2026-04-02T24:00" | 5:10 moscowMoment [0].until value=2026-04-02T24:00
    an end on 31 April | until: "2026-04-31T10:00" | 5:10 moscowMoment [0].until value=2026-04-31T10:00
    words of a link that are a sentence | link: {to: /visitor/, label: {ru: Купить билеты онлайн, en: Tickets}} | 6:37 tooLong [0].link.label.ru count=20 max=16
    a notice without its English text | text: {ru: Очередь.} | 3:3 missingEnglish [0].text.en
    a level that is none | level: warning | 2:10 oneOf [0].level value=warning choices=info, urgent
    a name that is no address | slug: Очередь | 1:9 addressName [0].slug value=Очередь
    a notice for a page that is not there | pages: [/visitor/, /visito/] | 6:22 noSuchPage [0].pages[1] value=/visito/ nearest=/visitor/
    a notice for all below a page that is not there | pages: [/exhibitor/*] | 6:11 noSuchPage [0].pages[0] value=/exhibitor/*
    a notice for the English version of a page | pages: [/en/visitor/] | 6:11 noticePage [0].pages[0] value=/en/visitor/
    a notice for no pages | pages: [] | 6:3 tooFew [0].pages count=0 min=1
    a link to a page that is not there | link: {to: /visito/, label: {ru: Билеты, en: Tickets}} | 6:14 noSuchPage [0].link.to value=/visito/ nearest=/visitor/
    a link to a place of whatever page is open | link: {to: "#prices", label: {ru: Цены, en: Prices}} | 6:14 linkTarget [0].link.to value=#prices
    a notice of no length | until: "2026-04-02T10:00" | 5:10 endBeforeStart [0].until value=2026-04-02T10:00 other=2026-04-02T10:00
    a text that two lines of a phone do not hold | text: {ru: Очередь., en: ${'a'.repeat(61)}} | 3:28 tooLong [0].text.en count=61 max=60
    an unknown field | to: /visitor/ | 6:3 unknownKey [0].to
  `,
  ...inFile('notices.yaml')`
    two notices of one name | = ${notice()}${notice()} | 6:9 repeated [1].slug value=queue line=1
  `,
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
