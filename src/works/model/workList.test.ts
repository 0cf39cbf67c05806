import { testRows } from '../../../tests/support/testRows';
import { queryOfList, readList, wallQuery } from './workList';

testRows([
  ['?list=wall&colour=red', 'wall'],
  ['?list=my', 'my'],
  ['?list=//evil.example', undefined],
  ['?colour=red', undefined],
])('the address %s has the list %j', (search, expected) => {
  expect(readList(new URLSearchParams(search))).toBe(expected);
});

testRows([
  ['?q=два слова&view=small&at=2026-04-03', '?q=%D0%B4%D0%B2%D0%B0+%D1%81%D0%BB%D0%BE%D0%B2%D0%B0'],
  [
    '?colour=red&colour=blue&price-to=1&sort=price',
    '?colour=red&colour=blue&price-to=1&sort=price',
  ],
  ['?view=small', ''],
])('of the wall %s its works keep %j', (search, expected) => {
  const kept = wallQuery(new URLSearchParams(search));
  expect(kept).toBe(expected);
  const address = new URLSearchParams(queryOfList('wall', kept));
  expect(wallQuery(address)).toBe(expected);
  expect(readList(address)).toBe('wall');
});
