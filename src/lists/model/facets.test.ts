import { testRows } from '../../../tests/support/testRows';
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
