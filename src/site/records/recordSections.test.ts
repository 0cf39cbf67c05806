import { nodeModelOf, resolversOf } from '../../../tests/support/resolvers';
import { createRecordSectionResolvers } from './recordSections';

const ask = resolversOf(createRecordSectionResolvers);

const exhibitor = (year: number, slug: string, ...works: string[]) => ({
  fields: { year, slug },
  ...(works.length > 0 && { works: works.map((name) => ({ picture: `${name}.jpg` })) }),
});

const nodes: Record<string, readonly object[]> = {
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
const row = (
  field: string,
  section: object,
  given: typeof nodes = {},
  type = 'WorksSection',
  language = 'ru',
) => ask(type, field, section, { language }, nodeModelOf({ ...nodes, ...given }));

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

test.each([
  ['PartnersSection', 'Partner', 'ru', 'Показаны партнёры 2025 года: новых ещё не объявили.'],
  [
    'ProgrammeSection',
    'Session',
    'en',
    'This is the programme of 2025; the new one is still being made.',
  ],
])(
  '%s names the year of an earlier edition, and only of such',
  async (section, kind, language, words) => {
    const ofYears = (...years: number[]) => ({
      [kind]: years.map((year) => ({ fields: { year } })),
    });
    const ofYear = (...years: number[]) => row('ofYear', {}, ofYears(...years), section, language);
    expect(await ofYear(2024, 2025)).toBe(words);
    expect(await ofYear(2025, 2026)).toBeNull();
    expect(await ofYear()).toBeNull();
  },
);
