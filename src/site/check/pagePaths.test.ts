import { makeFolder } from '../../../tests/support/contentFolder';
import { pagePaths } from './pagePaths';

const lists = { 'pages/works.yaml': '{}\n', 'pages/artists.yaml': '{}\n' };
const exhibitor = (year: number, slug: string, body: string) => ({
  [`${year}/exhibitors/${slug}/index.yaml`]: `${body}\n`,
});
const paths = (texts: Record<string, string>, currentEdition = 2026) =>
  [
    ...pagePaths(
      makeFolder({ 'site.yaml': `currentEdition: ${currentEdition}\n`, ...lists, ...texts }),
    ),
  ].sort();

test('pages, records and sessions have the addresses that follow from their place', () =>
  expect(
    paths({
      'pages/press/kit.yaml': '{}\n',
      ...exhibitor(2025, 'gips', 'participantType: gallery'),
      '2026/speakers/vera/index.yaml': '{}\n',
      '2025/programme/2025-04-02.yaml': '- {slug: tour}\n- {slug: talk}\n',
      '2026/programme/2026-04-02.yaml': '- {slug: ball}\n',
    }),
  ).toEqual([
    '/',
    '/exhibitors/2025/',
    '/exhibitors/2025/gips/',
    '/press/kit/',
    '/program/2025/',
    '/program/2025/changes/',
    '/program/2025/talk/',
    '/program/2025/tour/',
    '/program/2026/ball/',
    '/program/2026/changes/',
    '/speakers/2026/',
    '/speakers/2026/vera/',
  ]));
