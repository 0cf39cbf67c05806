import { testRows } from '../../../tests/support/testRows';
import type { Group } from '../../lists/model/groups';
import { inOrder, readSort } from './worksOrder';

const work = (stand: string, price: number | null = null, row: string | null = null) => ({
  price,
  priceRange: null,
  exhibitor: { stand, place: row === null ? null : { row } },
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
  expect(stands(inOrder(works, 'row'))).toEqual([
    ['Ряд A', ['A09', 'A10', 'A101']],
    ['B', ['B02', 'B10']],
  ]);
});

test('by row, works of one stand stay in their order', () => {
  const [one, two, three] = [work('A01', 3), work('A01', 1), work('A01', 2)];
  expect(inOrder([one, two, three], 'row')).toEqual([{ title: 'A', entries: [one, two, three] }]);
});

test('by price: from the lowest, a range by where it begins, without a price last and as given', () => {
  const range = { ...work('C03'), priceRange: { from: 50, to: 900 } };
  const works = [work('C01'), work('C02', 60), range, work('C04', 7), work('C05')];
  expect(stands(inOrder(works, 'price'))).toEqual([[null, ['C04', 'C03', 'C02', 'C01', 'C05']]]);
  expect(works[0]).toBe(works.find(({ exhibitor }) => exhibitor.stand === 'C01'));
});

test('by name: as given', () => {
  const works = [work('C01'), work('A02', 60)];
  expect(inOrder(works, 'name')).toEqual([{ title: null, entries: works }]);
});

testRows([
  ['', 'row'],
  ['sort=price', 'price'],
  ['sort=name', 'name'],
  ['sort=row', 'row'],
  ['sort=-price', 'row'],
])('the address ?%s is sorted by %s', (search, expected) => {
  expect(readSort(new URLSearchParams(search))).toBe(expected);
});
