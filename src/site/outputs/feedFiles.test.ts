import { changeTime } from './feedFiles';

const text = `# The day.
- slug: a-talk
  changes:
    - at: "2026-03-30T14:05"
      what: {ru: a, en: b}
    - {at: "2026-03-31T14:05", what: {ru: a, en: b}}
  start: "12:00"
- slug: other
`;
// Of each line, the minute is its number.
const times = text.split('\n').map((_, line) => `2026-04-01T12:0${line + 1}:00Z`);
const minuteOf = (slug: string, number: number, of: readonly (string | undefined)[] = times) =>
  changeTime(text, of, { slug, number })?.slice(14, 16);

test('a change is as new as the newest of its own lines', () => {
  expect([minuteOf('a-talk', 1), minuteOf('a-talk', 2)]).toEqual(['05', '06']);
  expect(minuteOf('a-talk', 1, times.with(3, '2026-04-01T12:59:00Z'))).toBe('59');
});

test('no time is known without times, or of a change that is not there', () => {
  expect([minuteOf('a-talk', 1, []), minuteOf('a-talk', 3), minuteOf('other', 1)]).toEqual(
    Array(3).fill(undefined),
  );
  expect(minuteOf('a-talk', 2, [...times.slice(0, 5), undefined])).toBeUndefined();
});
