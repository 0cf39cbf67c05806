import { readFileSync } from 'node:fs';

const dist = 'node_modules/gatsby/dist';

// Another Gatsby may build as well without these, only slower or with more memory: a look at its build is due then.
test.each([
  ['commands/build-html.js', 'createProgress(`Building static HTML for pages`', 'what tells tools/build.mjs that rendering begins and ends'],
  ['commands/build.js', '_gatsbyCoreUtils.cpuCoreCount)() === 1', 'the switch for queries in the main process'],
  ['commands/build-html.js', 'process.env.GATSBY_SLICES) {\n    await buildSlices(', 'the switch for slices'],
])('%s of Gatsby has %s: %s', (file, words) => {
  expect(readFileSync(`${dist}/${file}`, 'utf8')).toContain(words);
});
