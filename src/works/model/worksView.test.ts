import { testRows } from '../../../tests/support/testRows';
import { readView } from './worksView';

testRows([
  ['', 'middle'],
  ['view=large', 'large'],
  ['view=small&sort=price', 'small'],
  ['view=middle', 'middle'],
  ['view=grid', 'middle'],
])('the address ?%s is seen %s', (search, expected) => {
  expect(readView(new URLSearchParams(search))).toBe(expected);
});
