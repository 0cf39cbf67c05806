import { testRows } from '../../../tests/support/testRows';
import { countChoices, occurring } from './choiceCounts';
import { hasAll, readFilter } from './facets';

type Thing = { colour: string; sizes: string[] };
const facets = {
  colour: ({ colour }: Thing) => [colour],
  size: ({ sizes }: Thing) => sizes,
};
const things: Thing[] = [
  { colour: 'red', sizes: ['small', 'flat'] },
  { colour: 'red', sizes: ['big'] },
  { colour: 'blue', sizes: ['small'] },
  { colour: 'grey', sizes: [] },
];

test('values are offered in their order if there is more than one', () => {
  expect(occurring(things, ['blue', 'green', 'red'], facets.colour)).toEqual(['blue', 'red']);
  expect(occurring(things, ['red', 'green'], facets.colour)).toEqual([]);
});

testRows([
  ['colour=red&size=big', { colour: 'red', size: 'big' }],
  ['colour=green', {}],
  ['q=red', {}],
])('the address ?%s gives the filter %j', (search, expected) => {
  const options = { colour: ['red', 'blue'], size: ['small', 'big'] };
  expect(readFilter(new URLSearchParams(search), options)).toEqual(expected);
});

testRows([
  [{}, 4],
  [{ colour: 'red' }, 2],
  [{ colour: ['red', 'blue'] }, 3],
  [{ size: 'small' }, 2],
  [{ colour: 'red', size: 'small' }, 1],
  [{ colour: 'grey', size: 'small' }, 0],
])('%j gives %s', (filter, expected) => {
  expect(things.filter((thing) => hasAll(facets, thing, filter))).toHaveLength(expected);
});

testRows([
  [{}, { all: 4, of: { red: 2, blue: 1, grey: 1 } }, { all: 4, of: { small: 2, flat: 1, big: 1 } }],
  // Another colour would still be small; another size would still be red.
  [
    { colour: 'red', size: 'small' },
    { all: 2, of: { red: 1, blue: 1 } },
    { all: 2, of: { small: 1, flat: 1, big: 1 } },
  ],
  [{ colour: 'grey' }, { all: 4, of: { red: 2, blue: 1, grey: 1 } }, { all: 1, of: {} }],
])('with %j chosen, each choice shows the number it would give', (filter, colour, size) => {
  const counts = countChoices(facets, things, filter);
  const plain = (key: 'colour' | 'size') => ({
    all: counts[key].all,
    of: Object.fromEntries(counts[key].of),
  });
  expect(plain('colour')).toEqual(colour);
  expect(plain('size')).toEqual(size);
});
