import type { Field, Value } from '../../protocol';
import {
  copyOf,
  emptyValue,
  itemTitle,
  readNumber,
  takesPictures,
  readTime,
  withPicture,
} from './fields';
import type { Maybe } from './values';

const label = { ru: 'Поле', en: 'Field' };
const [required, optional] = [
  { label, required: true },
  { label, required: false },
];
const text: Field = { type: 'text', lines: 'one', ...required };
const alt: Field = { type: 'localized', lines: 'one', others: {}, ...required };
const picture: Field = { type: 'picture', ...required };
const work: Field = { type: 'fields', fields: { picture, title: alt, alt }, ...required };
const fields = (inner: Record<string, Field>): Field => ({
  type: 'fields',
  fields: inner,
  ...required,
});
const works: Field = { type: 'list', item: work, min: 1, ...optional };
const portrait: Field = { type: 'fields', fields: { picture, alt }, ...optional };
const arch: Field = { type: 'picture', ...optional };
const captions: Field = {
  type: 'list',
  min: 0,
  item: fields({ picture, alt: { ...alt, required: false } }),
  ...required,
};
const sections: Field = {
  type: 'kinds',
  kinds: { text: { label: { ru: 'Текст', en: 'Text' }, fields: { text: alt } } },
  ...required,
};
const empty = { ru: '', en: '' };

test.each<[Field, Value]>([
  [text, ''],
  [{ type: 'flag', ...required }, false],
  [works, [{ picture: '', title: empty, alt: empty }]],
  [fields({ alt, arch }), { alt: empty }],
])('%#: required parts of a new value are there, empty', (field, value) =>
  expect(emptyValue(field)).toEqual(value),
);

test('a new section has its kind', () =>
  expect(emptyValue(sections, 'text')).toEqual({ kind: 'text', text: empty }));

test.each<[string, string | number]>([
  ['12', 12],
  ['-0,5', -0.5],
  [' 120 000 ', 120_000],
  ['', ''],
  ['12.', '12.'],
  ['full', 'full'],
  ['0x10', '0x10'],
])('%j is parsed: %j', (typed, value) => expect(readNumber(typed)).toBe(value));

test.each<[Field, Maybe, string]>([
  [work, { title: { ru: 'Утро', en: 'Morning' }, picture: 'a.jpg' }, 'Morning'],
  [work, { title: { ru: 'Утро', en: '' }, picture: 'a.jpg' }, 'Утро'],
  [work, { title: empty, picture: 'a.jpg' }, 'a.jpg'],
  [fields({}), { start: '12:00', title: { ru: 'Б', en: 'Talk' } }, '12:00 · Talk'],
  [sections, { kind: 'text', text: { ru: 'Абзац', en: 'Words' } }, 'Text · Words'],
  [alt, { ru: 'Вера', en: 'Vera' }, 'Vera'],
  [text, '2025/kobalt', '2025/kobalt'],
  [work, undefined, ''],
])('%#: an item is titled by its naming field', (field, value, title) =>
  expect(itemTitle(field, value, 'en')).toBe(title),
);

const added = { picture: 'b.jpg', alt: empty };
test.each<[string, Field, Value, Maybe]>([
  [
    'after the works',
    fields({ works }),
    { works: [{ picture: 'a.jpg' }] },
    { works: [{ picture: 'a.jpg' }, { title: empty, ...added }] },
  ],
  ['as the first work', fields({ works }), {}, { works: [{ title: empty, ...added }] }],
  ['in a portrait that is missing', fields({ portrait }), {}, { portrait: added }],
  ['not over a portrait', fields({ portrait }), { portrait: { picture: 'a.jpg' } }, undefined],
  ['under the arch of a page', fields({ arch, works }), {}, { arch: 'b.jpg' }],
  ['nowhere, where an editor has to choose', fields({ arch, works }), { arch: 'a.jpg' }, undefined],
  ['among the captions, which ask for words', captions, [], [added]],
])('a picture comes %s', (_, field, before, after) =>
  expect(withPicture(field, before, 'b.jpg')).toEqual(after),
);

test.each([
  ['9:30', '09:30'],
  ['13.05', '13:05'],
  ['2:30 pm', '14:30'],
  ['noon', 'noon'],
  ['', ''],
])('the time %s is read as %s', (typed, time) => expect(readTime(typed)).toBe(time));

test('a picture takes the place of a placeholder', () => {
  const [field, value] = [fields({ logo: picture }), { logo: 'logo.svg' }];
  expect(withPicture(field, value, 'b.jpg', (name) => name === 'logo.svg')).toEqual({
    logo: 'b.jpg',
  });
});

test('a copy has a free name, and not the changes of the first', () => {
  const items: Value[] = [{ slug: 'talk-2', start: '12:00', changes: [{}] }, { slug: 'talk-3' }];
  expect(copyOf(items, 0)).toEqual({ slug: 'talk-4', start: '12:00' });
});

test('pictures are accepted if the record has a place for them', () => {
  expect([fields({ works }), fields({ arch }), captions].every(takesPictures)).toBe(true);
  expect(takesPictures(fields({ alt }))).toBe(false);
});
