import { parseDocument } from 'yaml';
import { testRows } from '../../../tests/support/testRows';
import { depthFaults, parseReadable } from './yamlDepth';

/** A parser whose stack bears so many open brackets. */
const bearing = (levels: number) => (text: string) => {
  if (text.split('[').length - 1 > levels) throw new RangeError('Maximum call stack size exceeded');
  return parseDocument(text, { prettyErrors: false, logLevel: 'error' });
};
const open = (levels: number) => `a: 1\nb: ${'['.repeat(levels)}`;

test('what the parser bears is read whole', () => {
  const readable = parseReadable('a: [1]\n', bearing(10));
  expect(readable.brokenOffAt).toBeUndefined();
  expect(readable.document.toJS()).toEqual({ a: [1] });
  expect(depthFaults(readable)).toEqual([]);
});

testRows([100, 5_000])(
  'a text that it can’t bear is told where it goes too deep (%i)',
  (levels) => {
    const readable = parseReadable(open(100_000), bearing(levels));
    expect(readable.brokenOffAt).toBeGreaterThan(40);
    expect(depthFaults(readable)).toEqual([{ offset: open(0).length + 40, code: 'yamlDepth' }]);
  },
);

testRows([0, 1, 7, 39])('a parser that bears only %i reads as far as it can', (levels) => {
  const readable = parseReadable(open(100_000), bearing(levels));
  const end = open(levels).length;
  expect(readable.brokenOffAt).toBe(end);
  expect(readable.document.get('a')).toBe(1);
  expect(depthFaults(readable)).toEqual([{ offset: end, code: 'yamlDepth' }]);
});

test('a mistake of the parser itself is not hidden', () => {
  const broken = () => {
    throw new TypeError('no such method');
  };
  expect(() => parseReadable('a: 1\n', broken)).toThrow('no such method');
});
