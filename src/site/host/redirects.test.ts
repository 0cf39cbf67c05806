import type { CreatePagesArgs } from 'gatsby';
import { routeRules } from './redirects';

beforeAll(() => {
  process.env['FAIR_CONTENT'] = 'tests/fair';
});
afterAll(() => {
  delete process.env['FAIR_CONTENT'];
});

/** Nodes of a fair of three years with as many exhibitors, speakers and sessions in each. */
function fairOf(size: number): CreatePagesArgs['getNodesByType'] {
  const years = [2024, 2025, 2026];
  const records = years.flatMap((year) =>
    Array.from({ length: size }, (_, index) => ({ year, slug: `record-${index}` })),
  );
  const nodes: Record<string, object[]> = {
    Exhibitor: records.map((fields) => ({
      fields,
      participantType: 'gallery',
      works: ['one', 'two', 'three'].map((name) => ({
        picture: `works/${name}.jpg`,
        title: { ru: name, en: name },
        artists: [],
        availability: 'available',
      })),
    })),
    Speaker: records.map((fields) => ({ fields })),
    Session: records.map(({ year, slug }) => ({ fields: { year }, slug, form: 'class' })),
    LeadForm: [{ fields: { slug: 'work' } }, { fields: { slug: 'class' } }],
    Edition: years.map((year) => ({ fields: { year }, lastDay: `${year}-04-05` })),
    BuildDay: [{ day: '2026-03-12' }],
  };
  return ((type: string) => nodes[type] ?? []) as CreatePagesArgs['getNodesByType'];
}

test('a fair of 200 exhibitors has no more redirects than one of 20, and few', () => {
  const rules = routeRules(fairOf(200));
  expect(rules).toEqual(routeRules(fairOf(20)));
  expect(rules.map(({ from }) => from)).toContain('/participants/2025/:slug/:part/');
  expect(rules.length).toBeLessThan(40);
});
