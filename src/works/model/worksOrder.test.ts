import { testRows } from '../../../tests/support/testRows';
import type { Group } from '../../lists/model/groups';
import { inOrder, readSort, readView } from './worksOrder';

const work = (
  stand: string,
  price: number | null = null,
  row: string | null = null,
  name = '',
  title = '',
) => ({
  title,
  availability: null as string | null,
  price,
  priceRange: null,
  size: null,
  exhibitor: { slug: stand, name, stand, place: row === null ? null : { row } },
});
const stands = (groups: readonly Group<{ exhibitor: { stand: string } }>[]) =>
  groups.map(({ title, entries }) => [title, entries.map(({ exhibitor }) => exhibitor.stand)]);

test('by row: stands by number, rows by letter, under the name of the plan or the letter', () => {
  const works = [
    work('B10'),
    work('A09', 1, 'Ряд A'),
    work('A101', 1, 'Ряд A'),
    work('B02'),
    work('A10', 2, 'Ряд A'),
  ];
  expect(stands(inOrder(works, 'row', 'ru'))).toEqual([
    ['Ряд A', ['A09', 'A10', 'A101']],
    ['B', ['B02', 'B10']],
  ]);
});

test('by row, works of one stand stay in their order', () => {
  const [one, two, three] = [work('A01', 3), work('A01', 1), work('A01', 2)];
  expect(inOrder([one, two, three], 'row', 'ru')).toEqual([
    { title: 'A', entries: [one, two, three] },
  ]);
});

test('by price: from the lowest, a range by where it begins, without a price last and as given', () => {
  const range = { ...work('C03'), priceRange: { from: 50, to: 900 } };
  const works = [work('C01'), work('C02', 60), range, work('C04', 7), work('C05')];
  expect(stands(inOrder(works, 'price', 'ru'))).toEqual([
    [null, ['C04', 'C03', 'C02', 'C01', 'C05']],
  ]);
  expect(works[0]).toBe(works.find(({ exhibitor }) => exhibitor.stand === 'C01'));
});

test('by price: what is sold or not for sale comes last, after what has no price', () => {
  const cheap = work('C02', 1);
  const sold = { ...cheap, availability: 'sold' };
  const gone = { ...work('C03', 2), availability: 'not-for-sale' };
  const reserved = { ...work('C04', 9), availability: 'reserved' };
  const offered = { ...work('C05', 8), availability: 'available' };
  const works = [sold, gone, work('C01'), reserved, offered];
  expect(stands(inOrder(works, 'price', 'ru'))).toEqual([
    [null, ['C05', 'C04', 'C01', 'C02', 'C03']],
  ]);
});

test('by size: from the smallest area, without measures last', () => {
  const sized = (stand: string, width: number, height: number) => ({
    ...work(stand),
    size: { width, height },
  });
  const works = [work('C01'), sized('C02', 50, 50), sized('C03', 200, 10), sized('C04', 60, 60)];
  expect(stands(inOrder(works, 'size', 'ru'))).toEqual([[null, ['C03', 'C02', 'C04', 'C01']]]);
});

test('by gallery: under its letter, works of one in their order', () => {
  const works = [
    work('C01', 2, null, 'Юность'),
    work('A02', 1, null, '«Артель»'),
    work('C01', 1, null, 'Юность'),
    work('B03', 1, null, 'Абрис'),
  ];
  expect(inOrder(works, 'gallery', 'ru')).toEqual([
    { title: 'А', entries: [works[3], works[1]] },
    { title: 'Ю', entries: [works[0], works[2]] },
  ]);
});

test('by title: as given, under its letter', () => {
  const works = ['8 часов', 'Вода', 'Вечер'].map((title) => work('C01', 1, null, '', title));
  expect(inOrder(works, 'name', 'ru')).toEqual([
    { title: '0–9', entries: [works[0]] },
    { title: 'В', entries: [works[1], works[2]] },
  ]);
});

testRows([
  ['', 'row'],
  ['sort=price', 'price'],
  ['sort=name', 'name'],
  ['sort=gallery', 'gallery'],
  ['sort=size', 'size'],
  ['sort=row', 'row'],
  ['sort=-price', 'row'],
])('the address ?%s is sorted by %s', (search, expected) => {
  expect(readSort(new URLSearchParams(search))).toBe(expected);
});

testRows([
  ['', 'middle'],
  ['view=large', 'large'],
  ['view=small&sort=price', 'small'],
  ['view=middle', 'middle'],
  ['view=grid', 'middle'],
])('the address ?%s is seen %s', (search, expected) => {
  expect(readView(new URLSearchParams(search))).toBe(expected);
});
