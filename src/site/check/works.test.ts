import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { workProblems } from './works';

const site = { 'site.yaml': 'currentEdition: 2026\n' };
const file = (slug: string, year = 2026) => `${year}/exhibitors/${slug}/index.yaml`;

describe('works for a row', () => {
  const exhibitors = {
    [file('gips', 2025)]: 'works: [{picture: hand.jpg}]\n',
    [file('gips')]: 'works: [{slug: cup, picture: a.jpg}, {picture: hand.jpg}, {slug: Foot}]\n',
    [file('glina')]: 'works: [{picture: jug.jpg}]\n',
    [file('bumaga')]: '{}\n',
  };
  const chosen = (works: string, more: Record<string, string> = {}) =>
    workProblems(
      makeFolder({
        ...site,
        ...exhibitors,
        'pages/bare.yaml': `sections:\n  - kind: text\n  - kind: works\n    works:\n${works}`,
        ...more,
      }),
    ).map(tell);
  const list = (...works: string[]) => works.map((work) => `      - ${work}\n`).join('');

  test('belong to the newest edition with works', () => {
    expect(chosen(list('gips/cup', 'gips/hand', 'glina/jug'))).toEqual([]);
    expect(chosen(list('gips/hnad', 'bumaga/hand', 'x/y'))).toEqual([
      'noSuchWork sections[1].works[0] value=gips/hnad year=2026 nearest=gips/hand',
      'noSuchWork sections[1].works[1] value=bumaga/hand year=2026 nearest=',
      'noSuchWork sections[1].works[2] value=x/y year=2026 nearest=',
    ]);
    const none = { [file('gips')]: '{}\n', [file('glina')]: '{}\n' };
    expect(chosen(list('gips/hand'), none)).toEqual([]);
    expect(chosen(list('gips/cup'), none)).toEqual([
      'noSuchWork sections[1].works[0] value=gips/cup year=2025 nearest=',
    ]);
  });

  test('of a future edition are not shown yet', () => {
    const next = { [file('gips', 2027)]: 'works: [{picture: ear.jpg}]\n' };
    expect(chosen(list('gips/ear'), next)).toEqual([
      'noSuchWork sections[1].works[0] value=gips/ear year=2026 nearest=',
    ]);
    expect(chosen(list('gips/ear'), { ...next, 'site.yaml': 'currentEdition: 2027\n' })).toEqual(
      [],
    );
  });

  test('that are not references, or belong to an unreadable exhibitor, are ignored', () => {
    expect(chosen(list('7', 'cup', '{}'))).toEqual([]);
    const broken = { [file('glina')]: 'works: [{\n' };
    expect(chosen(list('glina/jug', 'glina/ear'), broken)).toEqual([]);
    expect(chosen(list('gips/ear'), broken)).toHaveLength(1);
    const refused = { [file('glina')]: 'works: [{picture: jug.heic}]\n' };
    expect(chosen(list('glina/jug'), refused)).toEqual([]);
  });
});
