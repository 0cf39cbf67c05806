import type { CreateResolversArgs } from 'gatsby';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { testRows } from '../../../../tests/support/testRows';
import { sharePictureOf } from './pageShare';
import { createShareResolvers } from './shareField';
import { sharePicturePath } from './shareJob';

const read = (file: string) => parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const site = read('tests/fair/site.yaml') as {
  name: { ru: string; en: string };
  currentEdition: number;
};
const editions = new Map(
  [2025, 2026].map((year) => [year, read(`tests/fair/${year}/edition.yaml`)]),
);
const records: Record<
  string,
  (filter: Record<string, { eq?: unknown; in?: string[] }>) => unknown
> = {
  SiteSettings: () => site,
  Edition: ({ year }) => editions.get(year?.eq as number) ?? null,
  Speaker: ({ slug }) => (slug?.eq === 'anna' ? { portrait: { picture: 'anna.jpg' } } : null),
  File: ({ absolutePath }) => ({
    absolutePath: absolutePath?.in?.[0],
    internal: { contentDigest: `digest of ${absolutePath?.in?.[0]}` },
  }),
};
const nodeModel = {
  findRootNodeAncestor: () => ({ dir: '/fair' }),
  findAll: () => Promise.resolve({ entries: [plan] }),
  findOne: ({
    type,
    query,
  }: {
    type: string;
    query: { filter?: Parameters<(typeof records)[string]>[0] };
  }) => Promise.resolve(records[type]?.(query.filter ?? {}) ?? null),
};

const plan = {
  fields: { year: 2025 },
  halls: [{ id: 'open-hall', name: { ru: 'Открытый зал', en: 'Open Hall' } }],
};

type Field = { resolve: (record: object, args: object, context: object) => Promise<string | null> };

/** The field of a type, and the jobs it orders. */
function fieldOf(type: string) {
  const jobs: { inputPaths: string[]; args: { name: string } }[] = [];
  const fields: Record<string, { share: Field }> = {};
  const refused: string[] = [];
  createShareResolvers({
    createResolvers: (resolvers: typeof fields) => Object.assign(fields, resolvers),
    actions: {
      createJobV2: (job: (typeof jobs)[number]) => {
        jobs.push(job);
        return Promise.reject(new Error('No disk'));
      },
    },
    reporter: { panic: (message: string) => refused.push(message) },
  } as unknown as CreateResolversArgs);
  return {
    jobs,
    refused,
    ask: (record: object, args: object) => fields[type]?.share.resolve(record, args, { nodeModel }),
  };
}

const edition = (year: number) => editions.get(year) as Parameters<typeof sharePictureOf>[2];
const expected = (
  title: string,
  year: number,
  options: { isPortrait?: boolean; picture?: string; when?: string } = {},
) =>
  sharePicturePath(
    sharePictureOf(
      { title, language: 'ru', isPortrait: options.isPortrait ?? false, when: options.when },
      site,
      edition(year),
    ),
    options.picture === undefined
      ? undefined
      : { file: `/fair/${options.picture}`, digest: `digest of /fair/${options.picture}` },
  );

testRows([
  [
    'Exhibitor',
    {
      name: { ru: 'Ёлка', en: 'Yolka' },
      works: [{ picture: 'a.jpg' }, { picture: 'b.jpg' }],
      fields: { year: 2025 },
    },
    {},
    expected('Ёлка', 2025, { picture: 'a.jpg' }),
  ],
  [
    'Speaker',
    { name: { ru: 'Анна', en: 'Anna' }, portrait: { picture: 'p.jpg' }, fields: { year: 2025 } },
    {},
    expected('Анна', 2025, { isPortrait: true, picture: 'p.jpg' }),
  ],
  [
    'Session',
    {
      title: { ru: 'Лекция', en: 'Lecture' },
      start: '17:30',
      hall: 'open-hall',
      fields: { year: 2026, date: '2026-04-03', speakerReferences: ['2025/anna'] },
    },
    {},
    expected('Лекция', 2026, {
      picture: 'anna.jpg',
      when: '3 апреля 2026, 17:30, Открытый зал',
    }),
  ],
  [
    'Page',
    { title: { ru: 'Пресса', en: 'Press' }, fields: { route: 'press' } },
    {},
    expected('Пресса', 2026),
  ],
  [
    'Page',
    { title: { ru: 'Список {year} года', en: 'List of {year}' }, fields: { route: 'exhibitors' } },
    { year: 2025 },
    expected('Список 2025 года', 2025),
  ],
  [
    'Page',
    { title: { ru: 'Программа', en: 'Programme' }, fields: { route: 'program' } },
    { year: 2025 },
    expected('Программа 2025', 2025),
  ],
  [
    'Page',
    { title: { ru: 'Список {year}', en: 'List {year}' }, fields: { route: 'exhibitors' } },
    { year: 2031 },
    expected('Список 2031', 2026),
  ],
  [
    'Page',
    {
      title: { ru: 'Главная', en: 'Home' },
      arcade: [{ picture: 'x.jpg' }, { picture: 'last.jpg' }],
      fields: { route: 'index' },
    },
    {},
    expected(site.name.ru, 2026, { picture: 'last.jpg' }),
  ],
])('%s %j has the picture of its name, year and first work', async (type, record, args, path) => {
  const { ask, jobs } = fieldOf(type);
  await expect(ask(record, { language: 'ru', ...args })).resolves.toBe(path);
  expect(jobs.map(({ args: { name } }) => `/static/share/${name}`)).toEqual([path]);
});

test('the twin in the other language has another picture; a page kept out of search has none', async () => {
  const { ask, jobs } = fieldOf('Page');
  const page = { title: { ru: 'Пресса', en: 'Press' }, fields: { route: 'press' } };
  expect(await ask(page, { language: 'ru' })).not.toBe(await ask(page, { language: 'en' }));
  expect(await ask({ ...page, noindex: true }, { language: 'ru' })).toBeNull();
  expect(jobs).toHaveLength(2);
});

test('a picture that can’t be drawn ends the build', async () => {
  const { ask, refused } = fieldOf('Page');
  await ask(
    { title: { ru: 'Пресса', en: 'Press' }, fields: { route: 'press' } },
    { language: 'ru' },
  );
  await new Promise(setImmediate);
  expect(refused).toEqual(['A picture for social networks could not be drawn.']);
});
