import { testRows } from '../../../tests/support/testRows';
import { diffLines } from './diffLines';

testRows([
  ['a\nb\n', 'a\nb\n', []],
  ['a\nb\nc\n', 'a\nx\nc\n', [' a', '-b', '+x', ' c']],
  ['', 'a\n', ['+a']],
  ['a\r\nb\r\n', 'a\r\n', [' a', '-b']],
  ['1\n2\n3\n4\n5\n', '1\n2\n3\n4\n5\n6\n', [' 3', ' 4', ' 5', '+6']],
  [
    'a\n1\n2\n3\n4\n5\n6\n7\nb\n',
    'x\n1\n2\n3\n4\n5\n6\n7\ny\n',
    ['-a', '+x', ' 1', ' 2', ' 3', ' …', ' 5', ' 6', ' 7', '-b', '+y'],
  ],
])('%j → %j is shown as %j', (before, after, lines) =>
  expect(diffLines(before, after).map(({ sign, text }) => sign + text)).toEqual(lines),
);
