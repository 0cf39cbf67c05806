import { readFileSync } from 'node:fs';
import path from 'node:path';
import { object, string } from 'yup';
import { acrossProblems, fileProblems, inOrder, reportProblems } from '../../src/site/check';
import {
  readContentFolder,
  readContentSource,
  type ContentSource,
} from '../../src/site/check/files/contentFolder';
import { pictureProblems } from '../../src/site/check/pictures';
import { sentences, type ProblemCode } from '../../src/site/check/problems/problem';
import { readBySchema } from '../../src/site/check/files/schemaProblems';
import { readYaml } from '../../src/site/check/files/yaml';
import { badInputs } from './badInputs';
import { stateProblem } from './badInputs/badInput';
import { goodHours } from './badInputs/hours';
import { goodLimits } from './badInputs/once';
import { goodWays } from './badInputs/ways';
import { goodWorks } from './badInputs/works';
import {
  append,
  changeContent,
  makeBaseContent,
  removeContent,
  rewrite,
  write,
  writeContent,
  type ContentFiles,
  type Edit,
} from './baseContent';

// Long, because the machine may be busy.
jest.setTimeout(60_000);

let base: ContentFiles;
let root: string;

beforeAll(async () => {
  base = await makeBaseContent();
  root = writeContent(base);
});

afterAll(() => removeContent(root));

/** Files as read by the check, by path and bytes: most edits change one of them. */
const known = new Map<string, ContentSource>();

const readOnce: NonNullable<Parameters<typeof readContentFolder>[1]> = (folder, file, place) => {
  const bytes = readFileSync(path.join(folder, file));
  const key = `${file} ${bytes.toString('latin1')}`;
  const source = known.get(key) ?? readContentSource(file, bytes, place);
  known.set(key, source);
  return source;
};

/** Problems of the base content after an edit, which is then undone. */
async function problemsAfter(edit: Edit) {
  const files = new Map(base);
  await edit(files);
  changeContent(root, base, files);
  const folder = readContentFolder(root, readOnce);
  // The base content's pictures are sound.
  const edited = folder.files.filter((file) => files.get(file) !== base.get(file));
  const pictures = await pictureProblems(root, edited);
  changeContent(root, files, base);
  return inOrder([...folder.sources.flatMap(fileProblems), ...acrossProblems(folder), ...pictures]);
}

const crlf = (text: string) => text.replaceAll('\n', '\r\n');
const gips = '2025/exhibitors/gips/index.yaml';

const accepted: [string, Edit][] = [
  ['the base content', () => undefined],
  ['a byte order mark', rewrite(gips, (text) => `\uFEFF${text}`)],
  ['Windows line ends', rewrite('pages/visitor.yaml', crlf)],
  [
    'a byte order mark and Windows line ends in a list',
    rewrite('2026/programme/2026-04-02.yaml', (text) => `\uFEFF${crlf(text)}`),
  ],
  ['--- at the top', rewrite(gips, (text) => `---\n${text}`)],
  [
    'comments on lines of their own and beside numbers',
    rewrite(gips, (text) => `# Plaster\n${text.replace('year: 2024', 'year: 2024 # spring')}`),
  ],
  ['a list file that is still empty', write('redirects.yaml', '# none yet\n')],
  ['no end of the last line', rewrite(gips, (text) => text.trimEnd())],
  [
    'texts in quotes of both kinds',
    rewrite(gips, (text) =>
      text.replace('ru: Гипс, en: Plaster', `ru: "Гипс, №\u00a05", en: 'Plaster: "No" 5'`),
    ),
  ],
  [
    'a text with a number sign inside a word',
    rewrite(gips, (text) => text.replace('We cast hands.', 'We cast hands#5.')),
  ],
  [
    'a text that YAML of old read as a number',
    rewrite(gips, (text) => text.replace('We cast hands.', '1_000')),
  ],
  ['files that are no YAML', write('2025/exhibitors/gips/letter.txt', 'Dear curator')],
  [
    'a photograph without a caption',
    (files) => void files.set('2025/photos/new.jpg', files.get('2025/photos/court.jpg') ?? ''),
  ],
  [
    'slides of every type',
    append(
      'pages/bare.yaml',
      `sections:
  - kind: gallery
    anchor: photos
    title: {ru: Снимки, en: Photographs}
    photos: 2025
    slides:
      - {type: video, src: "https://films.example/a.mp4", caption: {ru: Ролик, en: Film}}
      - {type: video, src: /a.mp4, caption: {ru: Ролик, en: Film}}
      - {type: map, src: "https://maps.example/", caption: {ru: Карта, en: Map}}
      - {type: iframe, src: "https://plaster.example/", caption: {ru: Сайт, en: Site}}
      - {type: ajax, src: /visitor/#prices, caption: {ru: Цены, en: Prices}}
      - {type: ajax, src: "#photos", caption: {ru: Раздел, en: Section}}
`,
    ),
  ],
  [
    'a redirect of everything under an old folder',
    append(
      'redirects.yaml',
      '- from: /news/*\n  to: /visitor/\n  status: 301\n  reason: The news are closed.\n',
    ),
  ],
  ...Object.entries(goodLimits),
  ...Object.entries(goodWays),
  ...Object.entries(goodWorks),
  ...goodHours,
];

test('valid content is accepted', async () => {
  const refused: Record<string, string> = {};
  for (const [name, edit] of accepted) {
    const report = reportProblems(await problemsAfter(edit), 'en');
    if (report !== '') refused[name] = report;
  }
  expect(refused).toEqual({});
});

test.each(Object.entries(badInputs))(
  '%s: every fault is reported at its place',
  async (_, inputs) => {
    const found: Record<string, string[]> = {};
    const expected: Record<string, string[]> = {};
    for (const [name, [edit, ...told]] of Object.entries(inputs)) {
      found[name] = (await problemsAfter(edit)).map(stateProblem);
      expected[name] = told;
    }
    expect(found).toEqual(expected);
  },
);

/**
 * Tested elsewhere, as are the codes of YAML (src/site/check/files/yaml.test.ts). Root can read
 * every file, so src/site/check/pictures.test.ts tests unreadable ones; one code is for
 * rules without a sentence; prompts and days are only notes.
 */
const metElsewhere: ProblemCode[] = [
  'pictureUnread',
  'unread',
  'promptLeft',
  'noticeOver',
  'phaseOver',
  'currentEditionOver',
  'releaseToCome',
  'undated',
];

test('a rule without its own sentence is reported, too', () => {
  const source = readYaml('site.yaml', Buffer.from('name: x\n'));
  const { problems } = readBySchema(source, object({ name: string().length(5) }));
  expect(reportProblems(problems, 'en')).toBe(
    'site.yaml:1:7  name  is not a valid value: x  see the field in content/README',
  );
  expect(reportProblems(problems, 'ru')).toBe(
    'site.yaml:1:7  name  значение не подходит: x  смотрите описание поля в content/README',
  );
});

test('every kind of problem is tested', () => {
  const told = Object.values(badInputs).flatMap((inputs) => Object.values(inputs).flat());
  const met = new Set<unknown>([
    ...metElsewhere,
    ...told.map((problem) => /:\d+:\d+ (\w+)/.exec(String(problem))?.[1]),
  ]);
  expect(Object.keys(sentences.ru).filter((code) => !/^yaml/.test(code) && !met.has(code))).toEqual(
    [],
  );
});
