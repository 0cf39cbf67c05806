import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { testRows } from '../../../tests/support/testRows';
import { noticeNotes, noticeProblems } from './notices';

const folderOf = (text: string) =>
  makeFolder({
    'site.yaml': 'currentEdition: 2026\n',
    'pages/visitor.yaml': '{}\n',
    'notices.yaml': text,
  });
const span = (from: string, until: string) => `from: "2026-${from}", until: "2026-${until}"`;
const told = (...notices: string[]) =>
  noticeProblems(folderOf(notices.map((one) => `- {${one}}\n`).join(''))).map(tell);

test('an expired notice is reported, a current or future one is not', () => {
  const folder = folderOf(
    `- {${span('04-02T10:00', '04-03T10:00')}}
- {${span('04-02T10:00', '04-03T10:01')}}
- {${span('04-04T10:00', '04-04T12:00')}}
- {slug: faulty, until: soon}
`,
  );
  expect(noticeNotes(folder, '2026-04-03T10:00').map(tell)).toEqual([
    'noticeOver [0].until value=2026-04-03T10:00',
  ]);
});

test('an empty file, and an invalid one, report nothing here', () => {
  for (const text of ['', '# none\n', 'text', '- 1\n- {}\n'])
    expect([...noticeProblems(folderOf(text)), ...noticeNotes(folderOf(text), '9')]).toEqual([]);
});

test('31 days to the minute are not too long', () =>
  expect(told(span('05-01T10:00', '06-01T10:00'))).toEqual([]));

const now = span('04-02T10:00', '04-03T10:00');
const earlier = span('04-02T09:00', '04-03T10:00');
const ended = span('04-02T09:00', '04-02T10:00');
const later = span('04-02T11:00', '04-03T10:00');
const onPage = `${now}, pages: [/visitor/]`;
const crowd = (at: number, hour: string, page = '/') => [
  `noticeCrowd [${at}].from value=2026-04-02T${hour}:00 other=${page} count=3`,
];

testRows<[string[], string[]]>([
  [[now, now, now], []],
  [[now, now, now, now], crowd(3, '10')],
  [[now, now, onPage, now], crowd(3, '10', '/visitor/')],
  [[now, now, onPage, `${now}, pages: [/]`], []],
  [[now, earlier, earlier, earlier], crowd(0, '10')],
  [[now, ended, earlier, earlier], []],
  [[later, now, now, now], crowd(0, '11')],
  [[now, now, later, later], crowd(3, '11')],
])('a fourth at a time is reported at its beginning, on the first page with it: %j', (all, found) =>
  expect(told(...all)).toEqual(found),
);
