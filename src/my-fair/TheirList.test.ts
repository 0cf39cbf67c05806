import * as fc from 'fast-check';
import { testRows } from '../../tests/support/testRows';
import { compareLists } from './TheirList';

test('entries in both lists, in my order, and entries in only one', () => {
  expect(compareLists(['c', 'a', 'b'], ['x', 'b', 'c', 'y'])).toEqual({
    both: ['c', 'b'],
    onlyMine: ['a'],
    onlyTheirs: ['x', 'y'],
  });
});

testRows([
  ['both empty', [], [], [], [], []],
  ['mine empty', [], ['a'], [], [], ['a']],
  ['theirs empty', ['a'], [], [], ['a'], []],
  ['the same, in another order', ['a', 'b'], ['b', 'a'], ['a', 'b'], [], []],
  ['repeats', ['a', 'a', 'b'], ['c', 'c', 'a'], ['a'], ['b'], ['c']],
])('two lists compared: %s', (_, mine, theirs, both, onlyMine, onlyTheirs) => {
  expect(compareLists(mine, theirs)).toEqual({ both, onlyMine, onlyTheirs });
});

test('no entry is lost, and none is in two places', () => {
  const list = fc.array(fc.constantFrom(...'abcdefghij'));
  fc.assert(
    fc.property(list, list, (mine, theirs) => {
      const { both, onlyMine, onlyTheirs } = compareLists(mine, theirs);
      expect(new Set([...both, ...onlyMine])).toEqual(new Set(mine));
      expect(new Set([...both, ...onlyTheirs])).toEqual(new Set(theirs));
      const all = [...both, ...onlyMine, ...onlyTheirs];
      expect(new Set(all).size).toBe(all.length);
    }),
  );
});
