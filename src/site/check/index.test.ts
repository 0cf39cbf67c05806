import { removeContent, writeContent } from '../../../tests/content/baseContent';
import { makeFolder } from '../../../tests/support/contentFolder';
import { acrossOf, reportOn, tryFiles, verdictOn } from '.';
import type { Problem } from './problems/problem';
import prompts from './prompts.json';
import { testRows } from '../../../tests/support/testRows';

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

const prompt: Problem = {
  file: '2026/speakers/anna-example/index.yaml',
  line: 6,
  column: 12,
  field: 'name.ru',
  code: 'promptLeft',
  values: { value: 'Имя и фамилия' },
};
const fault: Problem = { ...prompt, code: 'missingEnglish', field: 'role.en', values: {} };
const over: Problem = { ...prompt, code: 'noticeOver', values: { value: '2026-04-03T18:00' } };
const deploy = { NETLIFY: 'true', CONTEXT: 'production' };
const none = { problems: [], notes: [], past: [], undated: [] };
const place = '2026/speakers/anna-example/index.yaml:6:12';

testRows([{}, deploy])('valid content, and past items, report nothing: %j', (env) => {
  expect(verdictOn(none, env, 'en')).toBeUndefined();
  expect(verdictOn({ ...none, past: [over] }, env, 'en')).toBeUndefined();
});

testRows([{}, { ...deploy, CONTEXT: 'deploy-preview' }, { CONTEXT: 'production' }])(
  'an unfilled prompt is reported and stops nothing: %j',
  (env) =>
    expect(verdictOn({ ...none, notes: [prompt] }, env, 'en')).toEqual({
      stops: false,
      words: `Prompts left: 1. Work goes on with them, but the site will not go out.

${place}  name.ru  the prompt is still there: Имя и фамилия  replace it with your own text
`,
    }),
);

test('a deploy stops at a prompt, in plain words of either language', () => {
  const verdict = (language: 'ru' | 'en') =>
    verdictOn({ ...none, notes: [prompt] }, deploy, language);
  expect(verdict('ru')).toEqual({
    stops: true,
    words: `Заготовок в содержании: 1. На сайт с ними нельзя: впишите своё. Сайт не собран.

${place}  name.ru  осталась заготовка: Имя и фамилия  впишите на её место своё
`,
  });
  expect(verdict('en')?.words).toMatch(
    /^Prompts left in the content: 1\. The site cannot go out with them: write your own words\. Nothing was built\.\n/,
  );
});

test('errors stop every build, and prompts wait until they are fixed', () =>
  expect(verdictOn({ ...none, problems: [fault], notes: [prompt] }, {}, 'en')).toEqual({
    stops: true,
    words: `Problems in the content: 1. Nothing was built.

${place}  role.en  has no English text  write it in en: next to ru:
`,
  }));
