import * as fc from 'fast-check';
import { testRows } from '../../../tests/support/testRows';
import {
  readStars,
  starKey,
  starKinds,
  withoutStar,
  withStar,
  writeStars,
  type Star,
} from './stars';

const seen = {
  date: '2026-04-02',
  start: '12:00',
  end: '13:00',
  hall: 'atrium',
  status: 'scheduled',
};
const talk: Star = { key: 'session/2026/talk', seen };
const stand: Star = { key: 'stand/2025/kobalt' };
const speaker: Star = { key: 'speaker/2025/anna-sever' };

const slug = fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,3}$/);
const key = fc
  .tuple(fc.constantFrom(...starKinds), fc.integer({ min: 1000, max: 9999 }), slug)
  .map(([kind, year, name]) => starKey(kind, year, name));
const text = fc.string({ unit: 'grapheme' });
const star: fc.Arbitrary<Star> = fc.oneof(
  fc.record({ key }),
  fc.record({
    key,
    seen: fc.record({ date: text, start: text, end: text, hall: text, status: text }),
  }),
);
const list = fc.uniqueArray(star, { selector: (one) => one.key });

test('a key contains kind, year and slug', () => {
  expect(starKey('session', 2026, 'opening-talk')).toBe('session/2026/opening-talk');
});

test('written lists can be read', () => {
  fc.assert(
    fc.property(list, (stars) => {
      expect(readStars(writeStars(stars))).toEqual(stars);
    }),
  );
});

const stored = (stars: unknown[], rest: object = {}) =>
  JSON.stringify({ version: 1, stars, ...rest });

testRows<[string, string, Star[]]>([
  ['a whole list', stored([talk, stand]), [talk, stand]],
  ['fields of a later build beside it', stored([stand], { sorted: 'by hand' }), [stand]],
  ['a kind of a later build', stored([{ key: 'work/2027/x' }]), [{ key: 'work/2027/x' }]],
  ['an entry that is none', stored([stand, null, 5, 'x', [], {}, { key: 5 }]), [stand]],
  ['stars that are no list', '{"version":1,"stars":{"0":"x"}}', []],
  ['another value', '[]', []],
  ['null in JSON', 'null', []],
  ['an empty text', '', []],
  ['a cut text', stored([talk, stand]).slice(0, -20), []],
])('a kept list is read: %s', (_, text, stars) => {
  expect(readStars(text)).toEqual(stars);
});

test('any text is read without a crash', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.array(fc.anything()).map((stars) => JSON.stringify({ version: 1, stars })),
  );
  fc.assert(
    fc.property(anything, (any) => {
      const stars = readStars(any);
      expect(readStars(writeStars(stars))).toEqual(stars);
    }),
  );
});

test('a new star is the last, a known one keeps its place and gets its new data', () => {
  expect(withStar([stand, speaker], talk)).toEqual([stand, speaker, talk]);
  const again = { ...talk, seen: { ...seen, hall: 'workshop' } };
  expect(withStar([talk, stand], again)).toEqual([again, stand]);
  expect(withStar([talk, stand], { key: talk.key })).toEqual([{ key: talk.key }, stand]);
});

test('an unstarred key is gone, and an unknown one does not matter', () => {
  expect(withoutStar([stand, talk, speaker], talk.key)).toEqual([stand, speaker]);
  expect(withoutStar([stand], talk.key)).toEqual([stand]);
});
