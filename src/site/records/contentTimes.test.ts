import {
  programmeChange,
  readChangeTimes,
  readLineTimes,
  readTimes,
  sessionChange,
} from './contentTimes';

const at = (moment: string) => `\u0001${Date.parse(moment) / 1000}`;
const day = '2026/programme/2026-04-03.yaml';

test('a file’s time is that of the newest commit that changed it', () => {
  const log = [
    at('2026-04-01T11:05:00Z'),
    '',
    day,
    'pages/press.yaml',
    at('2026-03-30T08:00:00Z'),
    '',
    day,
    '2025/exhibitors/kobalt/утро.jpg',
    '',
  ].join('\n');
  const times = readTimes(log);
  expect([...times]).toEqual([
    [day, '2026-04-01T11:05:00Z'],
    ['pages/press.yaml', '2026-04-01T11:05:00Z'],
    ['2025/exhibitors/kobalt/утро.jpg', '2026-03-30T08:00:00Z'],
  ]);
  expect(programmeChange(times, '2026-04-03')).toBe('2026-04-01T11:05:00Z');
});

test('where git knows nothing, a programme is as old as its year', () => {
  expect(programmeChange(readTimes(''), '2026-04-03')).toBe('2026-01-01T00:00:00Z');
});

test.each([
  ['what git knows, if its change was told before', '2026-04-01T14:00', '2026-04-01T11:05:00Z'],
  ['what its last change says, if git is older', '2026-04-01T14:10', '2026-04-01T11:10:00Z'],
])('a session was last changed at %s', (_, at, moment) => {
  const times = new Map([[day, '2026-04-01T11:05:00Z']]);
  const changes = [{ at, status: 'changed' as const, what: { ru: 'Позже.', en: 'Later.' } }];
  const fields = { year: 2026, date: '2026-04-03', speakerReferences: [], exhibitorReferences: [] };
  expect(sessionChange(times, { fields, changes })).toBe(moment);
});

test('each line is as new as the commit that changed it; one without a commit has no time', () => {
  const [old, none] = ['a'.repeat(40), '0'.repeat(40)];
  const seconds = Date.parse('2026-03-30T08:00:00Z') / 1000;
  const blame = [
    ...[`${old} 1 1 2`, 'author Anna', `committer-time ${seconds}`, 'summary Begin'],
    ...['filename 2026/programme/2026-04-03.yaml', '\t- slug: a-talk'],
    ...[`${old} 2 2`, `committer-time ${seconds}`, `\t  note: committer-time 1`],
    ...[`${none} 3 3 1`, `committer-time ${seconds + 60}`, '\t'],
    '',
  ].join('\n');
  expect(readLineTimes(blame)).toEqual(['2026-03-30T08:00:00Z', '2026-03-30T08:00:00Z', undefined]);
});

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
const lines = text.split('\n').map((_, line) => `2026-04-01T12:0${line + 1}:00Z`);
const minutesOf = (slug: string, of: readonly (string | undefined)[] = lines) =>
  readChangeTimes(text, of, slug).map((time) => time?.slice(14, 16));

test('a change is as new as the newest of its own lines', () => {
  expect(minutesOf('a-talk')).toEqual(['05', '06']);
  expect(minutesOf('a-talk', lines.with(3, '2026-04-01T12:59:00Z'))).toEqual(['59', '06']);
});

test('no time of a change is known without times, and none of a session without changes', () => {
  expect(minutesOf('a-talk', [])).toEqual([undefined, undefined]);
  expect(minutesOf('a-talk', [...lines.slice(0, 5), undefined])).toEqual(['05', undefined]);
  expect([minutesOf('other'), minutesOf('nobody')]).toEqual([[], []]);
});
