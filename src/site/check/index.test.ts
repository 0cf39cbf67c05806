import { removeContent, writeContent } from '../../../tests/content/baseContent';
import { makeFolder } from '../../../tests/support/contentFolder';
import { acrossOf, reportOn, tryFiles } from './index';
import type { Problem } from './problems/problem';
import prompts from './prompts.json';

async function inFolder<T>(
  files: Readonly<Record<string, string>>,
  read: (root: string) => Promise<T>,
): Promise<T> {
  const root = writeContent(new Map(Object.entries(files)));
  try {
    return await read(root);
  } finally {
    removeContent(root);
  }
}

test('unfilled prompts and past items are not problems', async () => {
  const { name } = prompts.exhibitor;
  const files = {
    '2026/exhibitors/a/index.yaml': `name: {ru: "${name.ru}", en: "${name.en}"}\n`,
    '2026/edition.yaml': 'lastDay: "2026-04-02"\nphase: on-sale\n',
    'notices.yaml': '- {slug: a, from: "2026-04-02T10:00", until: "2026-04-02T11:00"}\n',
  };
  const at = async (moment: string) => {
    const { notes, past } = await inFolder(files, (root) => reportOn(root, new Date(moment)));
    return [...notes, ...past].map(({ code, field }) => `${code} ${field}`);
  };
  const left = ['promptLeft name.ru', 'promptLeft name.en'];
  expect(await at('2026-04-02T10:59:00+03:00')).toEqual(left);
  expect(await at('2026-04-02T11:00:00+03:00')).toEqual([...left, 'noticeOver [0].until']);
  expect(await at('2026-04-03T00:00:00+03:00')).toEqual([
    ...left,
    'phaseOver phase',
    'noticeOver [0].until',
  ]);
});

/** Returns the past items of a folder at noon of a day. */
const pastOn = (files: Readonly<Record<string, string>>, day: string) =>
  inFolder(files, async (root) => {
    const { past } = await reportOn(root, new Date(`${day}T12:00Z`));
    return past.map(({ code, values }) => [code, ...Object.values(values)].join(' '));
  });

test('a release of tomorrow is reported, but is not a problem', async () => {
  const files = { 'releases/2026-04-06-over.yaml': 'title: {ru: Конец, en: The end}\n' };
  expect(await pastOn(files, '2026-04-05')).toEqual(['releaseToCome 2026-04-06']);
  expect(await pastOn(files, '2026-04-06')).toEqual([]);
});

test.each([
  ['2026-04-05', []],
  ['2027-02-20', []],
  ['2027-02-21', ['currentEditionOver 2026 2027']],
  ['2027-04-05', ['currentEditionOver 2026 2027']],
  ['2027-04-06', []],
])('on %s, once the next fair sells tickets, a current edition is over: %j', async (day, told) => {
  const edition = (year: number) =>
    `firstDay: "${year}-04-02"\nlastDay: "${year}-04-05"\napplicationsClose: "${year}-02-20"\n`;
  const files = {
    'site.yaml': 'currentEdition: 2026\n',
    '2026/edition.yaml': edition(2026),
    '2027/edition.yaml': edition(2027),
  };
  expect(await pastOn(files, day)).toEqual(told);
});

test('only the given pictures are opened', async () => {
  const files = { '2026/photos/a.jpg': 'a', '2026/photos/b.jpg': 'b' };
  const faulty = async (opened?: string[]) => {
    const report = await inFolder(files, (root) => reportOn(root, undefined, opened));
    return report.problems.filter(({ file }) => file.endsWith('.jpg')).map(({ file }) => file);
  };
  expect(await faulty()).toEqual(['2026/photos/a.jpg', '2026/photos/b.jpg']);
  expect(await faulty(['2026/photos/b.jpg'])).toEqual(['2026/photos/b.jpg']);
});

const exhibitor = (stand: string) => `{stand: ${stand}, participantType: poet}\n`;

test('a trial reports the problems of the files, those between all, and the new ones', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => `2026/exhibitors/${name}/index.yaml`);
  const folder = makeFolder({ [`${a}`]: exhibitor('A01'), [`${b}`]: exhibitor('A01') });
  const repeats = (problems: readonly Problem[]) =>
    problems.filter(({ field }) => field === 'stand').map(({ file }) => file);
  expect(repeats(acrossOf(folder))).toEqual([b]);
  const { own, across, added } = tryFiles(folder, [{ file: `${c}`, text: exhibitor('A01') }]);
  expect(own.map(({ code, field }) => `${code} ${field}`)).toContain('oneOf participantType');
  expect(repeats(across)).toEqual([b, c]);
  expect(repeats(added)).toEqual([c]);
  expect(repeats(tryFiles(folder, [{ file: `${b}`, text: exhibitor('A02') }]).across)).toEqual([]);
});
