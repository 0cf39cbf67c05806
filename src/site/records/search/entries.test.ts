import type { Node } from 'gatsby';
import type { Nodes } from '../../content/nodes';
import { wallEntries, type SearchedWork } from './entries';

const exhibitor = { participantType: 'gallery' } as unknown as Node as Nodes['Exhibitor'];
const hung = (work: object, colours: SearchedWork['colours']): SearchedWork => ({
  work: work as SearchedWork['work'],
  exhibitor,
  colours,
});
const works = [
  hung({ technique: 'painting', size: { height: 90, width: 30 }, price: 40_000 }, ['red']),
  hung({ technique: 'sculpture', size: { diameter: 300 }, price: 600_000 }, ['red', 'black']),
];
const wall = { name: 'Работы 2025', path: '/works/2025/' };

test('a wall is asked for by what its works differ in, in the words of its filters', () => {
  const entries = wallEntries(works, wall, 'ru');
  expect(entries.map(({ name, path }) => [name, path])).toEqual([
    ['Работы 2025: живопись', '/works/2025/?technique=painting'],
    ['Работы 2025: скульптура', '/works/2025/?technique=sculpture'],
    ['Работы 2025: до метра', '/works/2025/?size=to-100'],
    ['Работы 2025: больше метра', '/works/2025/?size=over-100'],
    ['Работы 2025: над диван, 200 × 90', '/works/2025/?size=above-sofa'],
    ['Работы 2025: красный', '/works/2025/?colour=red'],
    ['Работы 2025: чёрный', '/works/2025/?colour=black'],
    ...[50, 100, 200, 300, 500].map((thousand) => [
      `Работы 2025: до ${thousand}\u00a0000\u00a0₽`,
      `/works/2025/?price-to=${thousand}000`,
    ]),
    ['Работы 2025: от 500\u00a0000\u00a0₽', '/works/2025/?price-from=500000'],
    ['Работы 2025: от дешёвых', '/works/2025/?sort=price'],
  ]);
  const red = entries.find(({ path }) => path.endsWith('red'));
  expect(red?.note).toBe('Цвет');
  expect(red?.texts).toEqual(['красный', 'Цвет', 'red', 'Colour']);
});

test('nothing is offered that would leave nothing out, and no order by prices where there are none', () => {
  const unpriced = works.map(({ work }) => hung({ ...work, price: undefined }, ['red']));
  expect(wallEntries(unpriced, wall, 'ru').map(({ path }) => path)).not.toContainEqual(
    expect.stringMatching(/colour|price/),
  );
});
