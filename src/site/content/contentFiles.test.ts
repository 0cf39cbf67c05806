import { testRows } from '../../../tests/support/testRows';
import { type ContentFile, pathFieldsOf, readContentPath } from './contentFiles';

testRows<[string, ContentFile | undefined]>([
  ['site.yaml', { kind: 'site' }],
  ['siteXyaml', undefined],
  ['pages/about.yaml', { kind: 'page', route: 'about' }],
  ['pages/past_events/2025.yaml', { kind: 'page', route: 'past_events/2025' }],
  [
    'releases/2026-03-10-hours.yaml',
    { kind: 'release', slug: '2026-03-10-hours', date: '2026-03-10' },
  ],
  ['2026/exhibitors/kobalt/index.yaml', { kind: 'exhibitor', year: 2026, slug: 'kobalt' }],
  ['2026/exhibitors/kobalt/works/index.yaml', undefined],
  ['2026/programme/2026-04-03.yaml', { kind: 'programme', year: 2026, date: '2026-04-03' }],
  ['26/plan.yaml', undefined],
  ['drafts/2026/plan.yaml', undefined],
])('the path %s says %j', (path, expected) => expect(readContentPath(path)).toEqual(expected));

testRows([
  ['site', []],
  ['release', ['slug', 'date']],
  ['exhibitor', ['year', 'slug']],
] as const)('the path of a kind’s file gives its records fields: %s, %j', (kind, fields) =>
  expect(pathFieldsOf(kind)).toEqual(fields),
);
