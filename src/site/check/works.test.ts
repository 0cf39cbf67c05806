import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { testRows } from '../../../tests/support/testRows';
import { workProblems } from './works';

const file = (slug: string, year = 2026) => `${year}/exhibitors/${slug}/index.yaml`;
const exhibitors = {
  'site.yaml': 'currentEdition: 2026\n',
  [file('gips', 2025)]: 'works: [{picture: hand.jpg}]\n',
  [file('gips')]: 'works: [{slug: cup, picture: a.jpg}, {picture: hand.jpg}, {slug: Foot}]\n',
  [file('glina')]: 'works: [{picture: jug.jpg}]\n',
};
const noneYet = { [file('gips')]: '{}\n', [file('glina')]: '{}\n' };
const next = { [file('gips', 2027)]: 'works: [{picture: ear.jpg}]\n' };
const broken = { [file('glina')]: 'works: [{\n' };
const refused = { [file('glina')]: 'works: [{picture: jug.heic}]\n' };
const unknown = (at: number, work: string, year = 2026, nearest = '') =>
  `noSuchWork sections[0].works[${at}] value=${work} year=${year} nearest=${nearest}`;

testRows<[string, string[], Record<string, string>, string[]]>([
  ['works of the newest edition', ['gips/cup', 'gips/hand', 'glina/jug'], {}, []],
  ['a work with a typing slip', ['gips/hnad'], {}, [unknown(0, 'gips/hnad', 2026, 'gips/hand')]],
  ['a work of the newest edition that has any', ['gips/hand'], noneYet, []],
  ['a later work', ['gips/cup'], noneYet, [unknown(0, 'gips/cup', 2025)]],
  ['a work of a future edition', ['gips/ear'], next, [unknown(0, 'gips/ear')]],
  ['one that has come', ['gips/ear'], { ...next, 'site.yaml': 'currentEdition: 2027\n' }, []],
  ['what is no reference', ['7', 'cup', '{}'], {}, []],
  ['works of an exhibitor who cannot be read', ['glina/jug', 'glina/ear'], broken, []],
  ['another work then', ['gips/ear'], broken, [unknown(0, 'gips/ear')]],
  ['a work whose picture is refused', ['glina/jug'], refused, []],
])('a row that chooses %s', (_, works, more, problems) => {
  const list = works.map((work) => `      - ${work}\n`).join('');
  const page = `sections:\n  - kind: works\n    works:\n${list}`;
  const folder = makeFolder({ ...exhibitors, 'pages/bare.yaml': page, ...more });
  expect(workProblems(folder).map(tell)).toEqual(problems);
});
