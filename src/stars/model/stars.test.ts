import * as fc from 'fast-check';
import { testRows } from '../../../tests/support/testRows';
import { starParts } from './starParts';
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

test('a key says kind, year and slug, and gives them back', () => {
  expect(starKey('session', 2026, 'opening-talk')).toBe('session/2026/opening-talk');
  fc.assert(
    fc.property(
      fc.constantFrom(...starKinds),
      fc.integer({ min: 1000, max: 9999 }),
      slug,
      (...of) => {
        const [kind, year, name] = of;
        expect(starParts(starKey(...of))).toEqual({ kind, year, slug: name });
      },
    ),
  );
});

testRows(['', 'session', 'session/2026', 'partner/2026/bandages', '__proto__/2026/x'])(
  'no key of this build: %j',
  (strange) => expect(starParts(strange)).toBeUndefined(),
);

test('what is written is read', () => {
  fc.assert(
    fc.property(list, (stars) => {
      expect(readStars(writeStars(stars))).toEqual({ stars, fault: undefined });
    }),
  );
});

const stored = (stars: unknown[], rest: object = {}) =>
  JSON.stringify({ version: 1, stars, ...rest });

testRows<[string, string, Star[], string | undefined]>([
  ['a whole list', stored([talk, stand]), [talk, stand], undefined],
  ['fields of a later build beside it', stored([stand], { sorted: 'by hand' }), [stand], undefined],
  [
    'a kind of a later build',
    stored([{ key: 'work/2027/x' }]),
    [{ key: 'work/2027/x' }],
    undefined,
  ],
  ['a key twice', stored([stand, talk, stand]), [stand, talk], undefined],
  [
    'what was seen is damaged',
    stored([{ ...talk, seen: { date: 5 } }]),
    [{ key: talk.key }],
    undefined,
  ],
  ['a later version', '{"version":2,"stars":[{"key":"stand/2025/kobalt"}]}', [], 'foreign'],
  ['a later version without stars', '{"version":12,"list":"x"}', [], 'foreign'],
  ['an entry that is none', stored([stand, null, 5, 'x', [], {}, { key: 5 }]), [stand], 'broken'],
  ['keys that are none', stored([{ key: '/2026/x' }, { key: 'a/b/c' }, stand]), [stand], 'broken'],
  [
    'an address in place of a key',
    stored([{ key: 'javascript:alert(1)' }, stand]),
    [stand],
    'broken',
  ],
  ['stars that are no list', '{"version":1,"stars":{"0":"x"}}', [], 'broken'],
  ['no version', '{"stars":[]}', [], 'broken'],
  ['a version of another kind', '{"version":"new","stars":[]}', [], 'broken'],
  ['another value', '[]', [], 'broken'],
  ['null in JSON', 'null', [], 'broken'],
  ['an empty text', '', [], 'broken'],
  [
    'a cut text',
    stored([talk, stand, speaker]).slice(0, -20),
    [{ key: talk.key }, stand],
    'broken',
  ],
  ['text of something else', 'theme=dark; "stand/2025/kobalt"', [stand], 'broken'],
])('a kept list is read: %s', (_, text, stars, fault) => {
  expect(readStars(text)).toEqual({ stars, fault });
});

test('any text is read without a crash, and gives keys once', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.array(fc.anything()).map((stars) => JSON.stringify({ version: 1, stars })),
    fc.tuple(list, fc.nat()).map(([stars, end]) => {
      const whole = writeStars(stars);
      return whole.slice(0, end % whole.length);
    }),
  );
  fc.assert(
    fc.property(anything, (any) => {
      const { stars } = readStars(any);
      const keys = stars.map((one) => one.key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(readStars(writeStars(stars))).toEqual({ stars, fault: undefined });
    }),
  );
});

test('a cut text still gives every key that stands in it whole', () => {
  fc.assert(
    fc.property(list, fc.nat(), (stars, end) => {
      const whole = writeStars(stars);
      const cut = whole.slice(0, end % whole.length);
      const left = stars.filter((one) => cut.includes(`"${one.key}"`));
      expect(readStars(cut).stars.map((one) => one.key)).toEqual(left.map((one) => one.key));
      expect(readStars(cut).fault).toBe('broken');
    }),
  );
});

test('a new star is the last, a known one keeps its place and is seen anew', () => {
  expect(withStar([stand, speaker], talk)).toEqual([stand, speaker, talk]);
  const again = { ...talk, seen: { ...seen, hall: 'workshop' } };
  expect(withStar([talk, stand], again)).toEqual([again, stand]);
  expect(withStar([talk, stand], { key: talk.key })).toEqual([{ key: talk.key }, stand]);
});

test('unstarred it is gone, and what never was there is no matter', () => {
  expect(withoutStar([stand, talk, speaker], talk.key)).toEqual([stand, speaker]);
  expect(withoutStar([stand], talk.key)).toEqual([stand]);
});
