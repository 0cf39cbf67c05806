import { testRows } from '../../../tests/support/testRows';
import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { sectionPlaceProblems } from './sectionPlaces';

const told = (route: string, ...kinds: string[]) =>
  sectionPlaceProblems(
    makeFolder({
      [`pages/${route}.yaml`]: `sections:\n${kinds.map((kind) => `  - {kind: ${kind}}\n`).join('')}`,
    }),
  ).map(tell);

test('a page shows the kinds that its template knows', () => {
  expect(told('visitor', 'text', 'gallery', 'form')).toEqual([]);
  expect(told('tickets', 'text', 'tickets', 'form')).toEqual([]);
  expect(told('visitor', 'text', 'tickets', 'stages')).toEqual([
    'sectionNotShown sections[1].kind value=tickets',
    'sectionNotShown sections[2].kind value=stages',
  ]);
  expect(told('404', 'text')).toEqual(['sectionNotShown sections[0].kind value=text']);
  expect(told('map', 'form')).toEqual(['sectionNotShown sections[0].kind value=form']);
});

test('a kind that is not known, or none, is the schema’s to tell', () =>
  expect(told('visitor', 'txet', '7')).toEqual([]));

testRows(['constructor', 'toString', '__proto__'])('%s is a text page like any other', (route) => {
  expect(told(route, 'text', 'gallery')).toEqual([]);
  expect(told(route, 'tickets')).toEqual(['sectionNotShown sections[0].kind value=tickets']);
});
