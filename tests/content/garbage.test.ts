import fc from 'fast-check';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseDocument, visit, type Scalar } from 'yaml';
import { acrossProblems, fileProblems, reportOn, reportProblems } from '../../src/site/check';
import {
  readContentFolder,
  readContentSource,
  type ContentFolder,
  type ContentSource,
} from '../../src/site/check/files/contentFolder';
import {
  all,
  append,
  makeBaseContent,
  remove,
  removeContent,
  replace,
  write,
  writeContent,
  type ContentFiles,
} from './baseContent';
import { oddities } from './oddities';

// Long, because the machine may be busy.
jest.setTimeout(60_000);

/** The parser of gatsby-transformer-yaml, whose result the site uses. */
const { load: readAsBuild } = createRequire(
  require.resolve('gatsby-transformer-yaml/package.json'),
)('js-yaml') as { load: (text: string) => unknown };

let base: ContentFiles;
let root: string;
let folder: ContentFolder;

beforeAll(async () => {
  base = await makeBaseContent();
  root = writeContent(base);
  folder = readContentFolder(root);
});

afterAll(() => removeContent(root));

const numRuns = process.env['FAIR_FULL'] === undefined ? 60 : 1000;
const scalar = fc.constantFrom(
  ...'name ru works Гипс D11 /:a/:splat 2024 1.10 0x1F .nan ~ true 2026-04-02 "12:00"'.split(' '),
  ...['" "', "'*'", '[words](/nowhere/)', '😀', '\u00a0', '"two\\nlines"'],
  ...['constructor', '__proto__', 'length'],
);
const sign = fc.constantFrom(
  ...[': ', ':', '\n', '\n  ', '\n    ', '- ', '{', '}', '[', ']', ', ', '"', "'", '#', ' # '],
  ...['|', '>', '|-\n', '&a ', '*a', '!b ', '!!str ', '<<: ', '? ', '---\n', '...\n', '%', '@'],
  ...['`', '\t', '\\', '\r\n', '\u0085', '\u2028', '\u0007'],
);
const words = fc.array(fc.oneof(scalar, sign), { minLength: 1, maxLength: 30 });
/** Possible replacements for a file's text. */
const makers: Record<string, (text: string) => fc.Arbitrary<string | Uint8Array>> = {
  bytes: () => fc.uint8Array({ maxLength: 200 }),
  'signs and words of YAML': () => words.map((parts) => parts.join('')),
  'YAML that fits no schema': () => fc.json({ maxDepth: 4 }),
  'a valid text with a part moved, doubled or removed': (text) =>
    fc
      .tuple(fc.nat(text.length), fc.nat(40), fc.nat(3), fc.oneof(scalar, sign))
      .map(([from, length, way, other]) => {
        const part = text.slice(from, from + length);
        const middle = ['', part + part, other, [...part].reverse().join('')][way] ?? '';
        return text.slice(0, from) + middle + text.slice(from + length);
      }),
};

test.each(Object.entries(makers))(
  '%s in place of any file is reported in plain words, or read as the build reads it',
  (_, make) => {
    const anyFile = fc
      .constantFrom(...folder.sources)
      .chain((source) => fc.tuple(fc.constant(source), make(String(base.get(source.file)))));
    fc.assert(
      fc.property(anyFile, ([source, made]) => {
        const text = typeof made === 'string' ? made : new TextDecoder().decode(made);
        const changed = readContentSource(source.file, Buffer.from(made), source.place);
        const sources = folder.sources.map((other) => (other === source ? changed : other));
        const problems = [...fileProblems(changed), ...acrossProblems({ ...folder, sources })];
        expect(oddities(problems, source.file, text)).toEqual([]);
        if (fileProblems(changed).length === 0)
          expect(readAsBuild(text) ?? null).toEqual(changed.value ?? null);
      }),
      { numRuns, seed: 20260402 },
    );
  },
);

/** Returns where the values of a text begin and end, except nulls and dates. */
function valuesIn(text: string): [number, number][] {
  const found: [number, number][] = [];
  const Scalar = (key: unknown, { value, range }: Scalar) => {
    const [from = 0, to = 0] = range ?? [];
    if (key !== 'key' && value !== null && to > from) found.push([from, to]);
  };
  visit(parseDocument(text), { Scalar });
  return found;
}

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;
const wrongKinds = ['[one, two]', '{one: two}', '[]', '{}', '[{one: two}]', '~', '.nan'];

test('a value of the wrong kind, anywhere in a fair, is reported at its line', () => {
  const fair = readContentFolder('tests/fair');
  const places = new Map<ContentSource, [number, number][]>();
  const textOf = ({ file }: ContentSource) => readFileSync(`tests/fair/${file}`, 'utf8');
  const anyPlace = fc.constantFrom(...fair.sources).chain((source) => {
    const values = places.get(source) ?? valuesIn(textOf(source));
    places.set(source, values);
    return fc.tuple(
      fc.constant(source),
      values.length === 0 ? fc.constant<[number, number]>([0, 0]) : fc.constantFrom(...values),
      fc.constantFrom(...wrongKinds),
    );
  });
  fc.assert(
    fc.property(anyPlace, ([source, [from, to], wrong]) => {
      if (to === 0) return;
      const text = textOf(source);
      const end = text[to - 1] === '\n' ? '\n' : '';
      const changed = text.slice(0, from) + wrong + end + text.slice(to);
      const { file, place } = source;
      const lines = fileProblems(readContentSource(file, Buffer.from(changed), place)).map(
        ({ line }) => line,
      );
      expect({ file, wrong, lines }).toMatchObject({
        lines: expect.arrayContaining([lineAt(changed, from)]) as number[],
      });
    }),
    { numRuns: numRuns * 3, seed: 20260402 },
  );
});

test('faults of several files are reported together, in the order of files and lines', async () => {
  const files = new Map(base);
  await all(
    replace('site.yaml', 'currentEdition: 2026', 'currentEdition: 2027'),
    replace('site.yaml', 'email: mail@fair.example', 'email: mail'),
    replace(
      '2025/exhibitors/gips/index.yaml',
      'participantType: sculptor\nstand: D11',
      'participantType: poet\nstand: 0123',
    ),
    replace(
      '2025/exhibitors/glina/index.yaml',
      'city: {ru: Гжель, en: Gzhel}',
      'city: {ru: Гжель, en: Gzhel',
    ),
    write('2025/photos/court.jpg', ''),
    replace('2026/programme/2026-04-02.yaml', 'hall: workshop', 'hall: great-hall'),
    replace('2026/programme/2026-04-02.yaml', 'lev-treshchin', 'lev-treschin'),
    append('redirects.yaml', '- from: /old/\n  to: /old/\n  status: 301\n  reason: No reason.\n'),
    remove('pages/404.yaml'),
  )(files);
  const broken = writeContent(files);
  const { problems } = await reportOn(broken);
  removeContent(broken);
  expect(reportProblems(problems, 'en').split('\n')).toEqual([
    '2025/exhibitors/gips/index.yaml:2:18  participantType  has no such value: poet  choose one of: gallery, artist, photographer, sculptor',
    '2025/exhibitors/gips/index.yaml:3:8  stand  should be text, but is 0123  write text; put quotes around a number, a date, true and false',
    '2025/exhibitors/glina/index.yaml:4:7  the brackets do not match, or contain too much  check { } and [ ]; put quotes around text with a comma or a colon',
    '2025/photos/court.jpg:1:1  the file is empty  copy the picture from its source again',
    '2026/programme/2026-04-02.yaml:18:14  [1].speakers[0]  there is no such record: lev-treschin  check its name and year (perhaps "2026/lev-treshchin")',
    '2026/programme/2026-04-02.yaml:26:9  [2].hall  at that time the hall great-hall is taken by cracks (2026/programme/2026-04-02.yaml:11)  change the hall or the time',
    'pages/404.yaml:1:1  the file is missing  restore it: the site cannot be built without it',
    'redirects.yaml:13:7  [3].to  the rules lead in a circle: /old/ → /old/  make one of them lead to a page that exists',
    'site.yaml:5:17  currentEdition  the year has no edition.yaml: 2027  add 2027/edition.yaml or correct the year',
    'site.yaml:7:10  contacts.email  is not an e-mail address: mail  write an address like name@fair.example',
  ]);
});

test('folders and links in place of files are ignored', async () => {
  const odd = writeContent(new Map(base));
  mkdirSync(path.join(odd, '2025/exhibitors/empty/index.yaml'), { recursive: true });
  mkdirSync(path.join(odd, '2025/photos/folder.jpg'));
  symlinkSync('nowhere.yaml', path.join(odd, '2025/exhibitors/gips/link.yaml'));
  writeFileSync(path.join(odd, '2025/photos/.DS_Store'), 'x');
  writeFileSync(path.join(odd, '2025/photos/._court.jpg'), 'x');
  expect((await reportOn(odd)).problems).toEqual([]);
  removeContent(odd);
});

test('in a missing content folder all files are missing', async () => {
  const { problems } = await reportOn('/no/such/folder');
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['missingFile']));
});
