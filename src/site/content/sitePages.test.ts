import { sitePaths, type PageMakers, listYears } from './sitePages';

const work = (availability?: string) => ({ artists: [], availability });
const gallery = (year: number, slug: string, ...works: ReturnType<typeof work>[]) => ({
  year,
  slug,
  participantType: 'gallery',
  works,
});
const none: PageMakers = {
  pages: [],
  exhibitors: [],
  forms: [],
  speakers: [],
  sessions: [],
  releases: [],
  currentEdition: 2026,
  editions: [],
  day: '2026-04-05',
};
type Made = Partial<PageMakers> & { routes?: readonly string[] };
const paths = ({ routes = [], ...made }: Made) =>
  [...sitePaths({ ...none, pages: routes.map((route) => ({ route })), ...made })].sort();

test('a site without records has its home and empty lists of this year', () =>
  expect(paths({})).toEqual(['/', '/exhibitors/2026/', '/speakers/2026/']));

test('pages have their routes, texts of templates and the home none of their own', () =>
  expect(
    paths({ routes: ['index', 'tickets', 'past_events/2024', 'exhibitors', 'speakers', '404'] }),
  ).toEqual(['/', '/exhibitors/2026/', '/past_events/2024/', '/speakers/2026/', '/tickets/']));

test('a fair that is over has its page if its texts are written; one that is not over has none', () => {
  const editions = [
    { year: 2024, lastDay: '2024-04-07' },
    { year: 2025, lastDay: '2025-04-13' },
    { year: 2026, lastDay: '2026-04-05' },
  ];
  const past = (routes: string[], day = '2026-04-05') =>
    paths({ routes, editions, day }).filter((path) => path.startsWith('/past_events/'));
  expect(past(['past_events'])).toEqual(['/past_events/2024/', '/past_events/2025/']);
  expect(past(['past_events'], '2026-04-06')).toContain('/past_events/2026/');
  expect(past(['past_events/2019', 'past_events/2025', 'past_events/2026'])).toEqual([
    '/past_events/2019/',
    '/past_events/2025/',
  ]);
});

test('a release has its page below that of the press', () =>
  expect(paths({ releases: ['2026-03-03-days'] })).toContain('/press/2026-03-03-days/'));

test('works and artists have a list of each year that has some, if their texts are written', () => {
  const exhibitors = [
    gallery(2024, 'gips', work()),
    { ...gallery(2025, 'glina'), participantType: 'artist' },
  ];
  const lists = (routes: string[]) =>
    paths({ routes, exhibitors }).filter((path) => /^\/(works|artists)\//.test(path));
  expect(lists(['works', 'artists'])).toEqual(['/artists/2025/', '/works/2024/']);
  expect(lists(['works'])).toEqual(['/works/2024/']);
  expect(lists([])).toEqual([]);
});

test('exhibitors of the newest year with a work that can be had have a page to ask, if its form is written', () => {
  const exhibitors = [
    gallery(2024, 'gips', work('available')),
    gallery(2025, 'glina', work('sold')),
    gallery(2025, 'gips', work('sold'), work('available')),
    gallery(2025, 'papier'),
  ];
  const asked = (forms: string[]) =>
    paths({ exhibitors, forms }).filter((path) => path.endsWith('/ask/'));
  expect(asked(['work-question', 'contact'])).toEqual(['/exhibitors/2025/gips/ask/']);
  expect(asked(['contact'])).toEqual([]);
});

test('exhibitors of the current edition have a desk, and their list; those of others none', () => {
  const exhibitors = [gallery(2025, 'gips'), gallery(2026, 'glina')];
  const desks = (currentEdition: number) =>
    paths({ exhibitors, currentEdition }).filter((path) => path.startsWith('/for_participants/'));
  expect(desks(2026)).toEqual(['/for_participants/2026/', '/for_participants/2026/glina/']);
  expect(desks(2027)).toEqual([]);
});

test('each year with records has a list', () =>
  expect(listYears([2025, 2024, 2025], 2026)).toEqual([2025, 2024]));

test('a fair without records has the current edition’s list', () =>
  expect(listYears([], 2026)).toEqual([2026]));
