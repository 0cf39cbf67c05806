import { checkContent, fileProblems, reportOn } from '.';
import { removeContent, writeContent } from '../../../tests/content/baseContent';
import { makeFolder } from '../../../tests/support/contentFolder';
import { prompts } from '../../content-model/prompts';

/** What is found in a folder of these files. */
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

test('problems are told in the order of files, lines and columns, each field once', async () => {
  const files = {
    '2026/way.yaml': 'points: [{id: a, kind: x, at: b}, {id: a}]\nwalks: 7\nx: 1\n',
    '2026/photos/a.jpg': 'no picture',
    'notices.yaml': '- {slug: "A b", text: {ru: a}}\n',
  };
  const problems = await inFolder(files, checkContent);
  const places = problems.map(({ file, line, column }) => [file, line, column] as const);
  expect(places).toEqual(
    [...places].sort(
      (one, other) => one[0].localeCompare(other[0]) || one[1] - other[1] || one[2] - other[2],
    ),
  );
  expect(new Set(problems.map(({ file }) => file)).size).toBeGreaterThan(5);
  const fields = problems.map(({ file, line, column, field, code }) =>
    [file, line, column, field || code].join(' '),
  );
  expect(fields.filter((field, index) => fields.indexOf(field) !== index)).toEqual([]);
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual(
    expect.arrayContaining([
      '2026/photos/a.jpg pictureContent',
      '2026/way.yaml notList',
      '2026/way.yaml unknownKey',
      'site.yaml missingFile',
    ]),
  );
});

test('several fields that are missing at one place are each told', async () => {
  const problems = await inFolder({ 'notices.yaml': '- {slug: a}\n' }, checkContent);
  const told = problems.filter(({ file }) => file === 'notices.yaml');
  expect(told.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['[0].from', '[0].until', '[0].level']),
  );
});

test('prompts that are left and notices that are over are no problems', async () => {
  const { name } = prompts.exhibitor;
  const files = {
    '2026/exhibitors/a/index.yaml': `name: {ru: "${name.ru}", en: "${name.en}"}\n`,
    'notices.yaml': '- {slug: a, from: "2026-04-02T10:00", until: "2026-04-02T11:00"}\n',
  };
  const at = async (moment: string) => {
    const { notes, past } = await inFolder(files, (root) => reportOn(root, new Date(moment)));
    return [...notes, ...past].map(({ code, field }) => `${code} ${field}`);
  };
  const left = ['promptLeft name.ru', 'promptLeft name.en'];
  expect(await at('2026-04-02T10:59:00+03:00')).toEqual(left);
  expect(await at('2026-04-02T11:00:00+03:00')).toEqual([...left, 'noticeOver [0].until']);
});

test('a file that cannot be read is not held against its schema', () => {
  const [broken, faulty] = makeFolder({ 'site.yaml': 'a: [\n', 'notices.yaml': '7\n' }).sources;
  expect(broken && fileProblems(broken).map(({ code }) => code)).toEqual(['yamlBrackets']);
  expect(faulty && fileProblems(faulty).map(({ code }) => code)).toEqual(['notList']);
});
