import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { readContentPath } from '../content/contentFiles';
import { readContentSource, type ContentFolder } from './files/contentFolder';
import { noticeNotes, noticeProblems } from './notices';

function folderOf(text: string): ContentFolder {
  const file = 'notices.yaml';
  const place = readContentPath(file);
  if (place === undefined) throw new Error(`${file} has no place`);
  return { files: [file], sources: [readContentSource(file, Buffer.from(text), place)] };
}

const notice = (slug: string, from: string, until: string) =>
  `- {slug: ${slug}, from: "2026-04-${from}", until: "2026-04-${until}"}\n`;

test('an expired notice is reported, a current or future one is not', () => {
  const folder = folderOf(
    notice('over', '02T10:00', '03T10:00') +
      notice('on', '02T10:00', '03T10:01') +
      notice('to-come', '04T10:00', '04T12:00') +
      '- {slug: faulty, until: soon}\n',
  );
  expect(
    noticeNotes(folder, '2026-04-03T10:00').map(({ field, line, code }) => ({ field, line, code })),
  ).toEqual([{ field: '[0].until', line: 1, code: 'noticeOver' }]);
});

test('an empty file, and an invalid one, report nothing here', () => {
  for (const text of ['', '# none\n', 'text', '- 1\n- {}\n'])
    expect([...noticeProblems(folderOf(text)), ...noticeNotes(folderOf(text), '9')]).toEqual([]);
});

test('31 days to the minute are not too long; three at a time are not too many, nor four in turn', () => {
  const three = ['a', 'b', 'c'].map((slug) => notice(slug, '01T10:00', '02T10:00')).join('');
  const long = '- {slug: long, from: "2026-05-01T10:00", until: "2026-06-01T10:00"}\n';
  const folder = folderOf(`${three}${notice('d', '02T10:00', '03T10:00')}${long}`);
  expect(noticeProblems(folder)).toEqual([]);
});

const pages = { 'site.yaml': 'currentEdition: 2026\n', 'pages/visitor.yaml': '{}\n' };
const told = (...notices: string[]) =>
  noticeProblems(
    makeFolder({ ...pages, 'notices.yaml': notices.map((one) => `- {${one}}\n`).join('') }),
  ).map(tell);
const span = (from: string, until: string) => `from: "2026-${from}", until: "2026-${until}"`;

const now = span('04-02T10:00', '04-03T10:00');

test('a fourth at a time is reported at its beginning, on the first page that has it', () => {
  const crowd = (from: string, page: string) =>
    [`noticeCrowd [${from}].from`, 'value=2026-04-02T10:00', `other=${page}`, 'count=3'].join(' ');
  expect(told(now, now, now, now)).toEqual([crowd('3', '/')]);
  expect(told(now, now, `${now}, pages: [/visitor/]`, now)).toEqual([crowd('3', '/visitor/')]);
  expect(told(now, now, `${now}, pages: [/visitor/]`, `${now}, pages: [/]`)).toEqual([]);
  const earlier = span('04-02T09:00', '04-03T10:00');
  expect(told(now, earlier, earlier, earlier)).toEqual([crowd('0', '/')]);
  const ended = span('04-02T09:00', '04-02T10:00');
  expect(told(now, ended, earlier, earlier)).toEqual([]);
  const later = span('04-02T11:00', '04-03T10:00');
  expect(told(later, now, now, now)).toEqual([
    'noticeCrowd [0].from value=2026-04-02T11:00 other=/ count=3',
  ]);
  expect(told(now, now, later, later)).toEqual([
    'noticeCrowd [3].from value=2026-04-02T11:00 other=/ count=3',
  ]);
});
