import { testRows } from '../../../tests/support/testRows';
import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { sectionProblems } from './sections';

const told = (route: string, ...kinds: string[]) =>
  sectionProblems(
    makeFolder({
      [`pages/${route}.yaml`]: `sections:\n${kinds.map((kind) => `  - {kind: ${kind}}\n`).join('')}`,
    }),
  ).map(tell);

test('a kind that is not known, or none, is the schema’s to tell', () =>
  expect(told('visitor', 'txet', '7')).toEqual([]));

testRows(['constructor', 'toString', '__proto__'])('%s is a text page like any other', (route) => {
  expect(told(route, 'text', 'gallery')).toEqual([]);
  expect(told(route, 'tickets')).toEqual(['sectionNotShown sections[0].kind value=tickets']);
});
