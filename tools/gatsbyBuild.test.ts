import { readFileSync } from 'node:fs';

// docs/departures.md, slices: a Gatsby without this switch would read and write every page once
// more.
test('Gatsby leaves slices out where its switch for them is off', () => {
  expect(readFileSync('node_modules/gatsby/dist/commands/build-html.js', 'utf8')).toContain(
    'process.env.GATSBY_SLICES) {\n    await buildSlices(',
  );
});
