import type { CreateResolversArgs } from 'gatsby';
import { createRecordSectionResolvers } from './recordSections';

type Resolve = (source: unknown, args: object, context: object) => unknown;
type Fields = Record<string, Record<string, { resolve: Resolve }>>;

const exhibitor = (year: number, slug: string, ...works: string[]) => ({
  fields: { year, slug },
  ...(works.length > 0 && { works: works.map((name) => ({ picture: `${name}.jpg` })) }),
});

const nodes: Record<string, readonly unknown[]> = {
  SiteSettings: [{ currentEdition: 2026 }],
  BuildDay: [{ day: '1970-01-01' }],
  Page: [{ fields: { route: 'works' } }],
  Exhibitor: [
    exhibitor(2024, 'oak', 'old'),
    exhibitor(2025, 'oak', 'trunk', 'leaf'),
    exhibitor(2025, 'ash', 'twig'),
    exhibitor(2025, 'elm'),
    exhibitor(2026, 'yew'),
  ],
};

/** What a row of works has for a field, with some kinds of record as given. */
async function row(field: string, section: object, given: typeof nodes = {}) {
  let found: Fields = {};
  createRecordSectionResolvers({
    createResolvers: (fields: Fields) => {
      found = fields;
    },
  } as unknown as CreateResolversArgs);
  const of = (type: string) => given[type] ?? nodes[type] ?? [];
  const nodeModel = {
    findAll: ({ type }: { type: string }) => Promise.resolve({ entries: of(type) }),
    findOne: ({ type }: { type: string }) => Promise.resolve(of(type)[0] ?? null),
  };
  return found['WorksSection']?.[field]?.resolve(section, {}, { nodeModel });
}

const pictures = async (section: object, given?: typeof nodes) =>
  ((await row('works', section, given)) as { picture: string }[]).map(({ picture }) => picture);

test('a row shows works of the newest edition that has any, and says which it is', async () => {
  expect(await row('year', {})).toBe(2025);
  expect(await pictures({})).toEqual(['twig.jpg', 'trunk.jpg', 'leaf.jpg']);
});

test('on another day their turns are others', async () => {
  const nextDay = { BuildDay: [{ day: '1970-01-02' }] };
  const many = Array.from({ length: 9 }, (_, at) => exhibitor(2025, `e${at}`, `w${at}`));
  const today = await pictures({}, { Exhibitor: many });
  const tomorrow = await pictures({}, { Exhibitor: many, ...nextDay });
  expect(today).toHaveLength(6);
  expect(tomorrow).toHaveLength(6);
  expect(tomorrow.slice(0, 3).filter((one) => today.includes(one))).toEqual([]);
});

test('chosen works come in the order in which they are chosen', async () => {
  const works = ['oak/leaf', 'ash/twig', 'oak/trunk'];
  expect(await pictures({ works })).toEqual(['leaf.jpg', 'twig.jpg', 'trunk.jpg']);
});

test('where nobody has works there is a row without any, of the current year', async () => {
  const bare = { Exhibitor: [exhibitor(2025, 'elm')] };
  expect(await pictures({}, bare)).toEqual([]);
  expect(await row('year', {}, bare)).toBe(2026);
});

test('all works have a page if their list has texts', async () => {
  expect(await row('hasList', {})).toBe(true);
  expect(await row('hasList', {}, { Page: [] })).toBe(false);
});
