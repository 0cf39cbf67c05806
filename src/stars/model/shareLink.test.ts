import * as fc from 'fast-check';
import { testRows } from '../../../tests/support/testRows';
import { decodeStars, encodeStars, starCode } from './shareLink';
import { starKey, starKinds, type StarKey } from './stars';

const known = Array.from({ length: 150 }, (_, index) =>
  starKey(starKinds[index % 3] ?? 'stand', 2024 + (index % 4), `record-${index}`),
);
const keys = fc.shuffledSubarray(known, { minLength: 0, maxLength: 120 });

test('a link is decoded in its order by any build; entries that a build does not know are counted', () => {
  fc.assert(
    fc.property(keys, fc.shuffledSubarray(known), (list, later) => {
      const left = list.filter((key) => later.includes(key));
      expect(decodeStars(encodeStars(list), later)).toEqual({
        keys: left,
        missing: list.length - left.length,
      });
      expect(decodeStars(encodeStars(list), known)).toEqual({ keys: list, missing: 0 });
    }),
    { numRuns: 30 },
  );
});

test('120 entries make an address of at most 2,000 characters; each takes six', () => {
  const list = known.slice(0, 120);
  const host = `https://${'a-long-name-of-a-fair.'.repeat(5)}example/en/my/#l=`;
  expect(`${host}${encodeStars(list)}`.length).toBeLessThanOrEqual(2000);
  expect(encodeStars(list)).toHaveLength('1.120.'.length + 120 * 6);
});

/** Shared links contain these codes, so they must never change. */
testRows<[StarKey, string]>([
  ['session/2026/opening-talk', 'oRot4Z'],
  ['stand/2025/kobalt', 'JwFypX'],
  ['speaker/2025/anna-sever', 'Li0Xsh'],
  ['', 'mWBAOy'],
])('the code of %j is %s for good', (key, code) => {
  expect(starCode(key)).toBe(code);
});

const [a, b, c] = ['session/2026/opening-talk', 'stand/2025/kobalt', 'speaker/2025/anna-sever'];
const codes = [a, b, c].map(starCode);
const link = `1.3.${codes.join('')}`;

testRows<[string, string, StarKey[], number]>([
  ['a whole link', link, [a, b, c], 0],
  ['an empty list', '1.0.', [], 0],
  ['an empty list without the point that a messenger took', '1.0', [], 0],
  ['a code twice', `1.2.${codes[1]}${codes[1]}`, [b], 1],
  ['codes of records that never were', `1.3.${codes[0]}zzzzzz000000`, [a], 2],
  ['cut, and a record that never was', `1.3.${codes[0]}zzzzzz`, [a], 2],
  ['cut between two codes', link.slice(0, -6), [a, b], 1],
  ['cut within a code', link.slice(0, -1), [a, b], 1],
  ['cut within the first code', link.slice(0, 7), [], 3],
  ['cut after the number', '1.3', [], 3],
  ['a bracket and a full stop glued to it', `${link}).`, [a, b, c], 0],
  ['a parameter glued to it', `${link}&utm_source=letter`, [a, b, c], 0],
  ['a word glued to it', `${link}andmore`, [a, b, c], 0],
  ['letters made small on the way', link.toLowerCase(), [], 3],
])('a link is read: %s', (_, text, expected, missing) => {
  expect(decodeStars(text, [c, b, a])).toEqual({ keys: expected, missing });
});

testRows([
  '',
  '1',
  '1.',
  '1.x',
  '.3.',
  'l=1.0.',
  'prices',
  '2026-04-02',
  '-1.0.',
  '1.-1.',
  '1.123456.',
  '2.3.abc',
])('not a list: %j', (text) => {
  expect(decodeStars(text, known)).toBeUndefined();
});

test('any text is decoded without a crash: known keys, each once, and correct counts', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string().map((rest) => `1.${rest}`),
    fc.tuple(fc.nat(99_999), fc.string()).map(([size, rest]) => `1.${size}.${rest}`),
    fc.tuple(keys, fc.nat()).map(([list, end]) => encodeStars(list).slice(0, end % 800)),
  );
  fc.assert(
    fc.property(text, (any) => {
      const read = decodeStars(any, known);
      if (read === undefined) return;
      expect(new Set(read.keys).size).toBe(read.keys.length);
      expect(read.keys.filter((key) => !known.includes(key))).toEqual([]);
      expect(read.missing).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a cut link reports how many entries it lost', () => {
  fc.assert(
    fc.property(keys, fc.nat(), (list, end) => {
      const whole = encodeStars(list);
      const start = whole.indexOf('.', 2) + 1;
      const cut = whole.slice(0, start + (end % (whole.length - start + 1)));
      const left = Math.floor((cut.length - start) / 6);
      expect(decodeStars(cut, known)).toEqual({
        keys: list.slice(0, left),
        missing: list.length - left,
      });
    }),
    { numRuns: 50 },
  );
});

test('codes are six letters or digits, and similar names share none', () => {
  const near = starKinds.flatMap((kind) =>
    Array.from({ length: 5_000 }, (_, index) =>
      starKey(kind, 2020 + (index % 10), `talk-${index}`),
    ),
  );
  const made = near.map(starCode);
  expect(made.every((code) => /^[\dA-Za-z]{6}$/.test(code))).toBe(true);
  // One set of this size in 300 contains a collision by chance.
  expect(new Set(made).size).toBe(made.length);
  // Each letter occurs about equally often in each position.
  const mean = made.length / 62;
  for (const place of [0, 1, 2, 3, 4, 5]) {
    const counts = new Map<string, number>();
    for (const code of made) {
      const letter = code.charAt(place);
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect(counts.size).toBe(62);
    expect(Math.min(...counts.values())).toBeGreaterThan(0.74 * mean);
    expect(Math.max(...counts.values())).toBeLessThan(1.28 * mean);
  }
});

test('a list contains each key once', () => {
  expect(encodeStars([b, a, b])).toBe(encodeStars([b, a]));
});
