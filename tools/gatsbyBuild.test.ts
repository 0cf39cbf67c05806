import { readFileSync } from 'node:fs';

const commands = 'node_modules/gatsby/dist/commands';

// Another Gatsby may build as well without these, only slower or with more memory: a look at its build is due then.
test.each([
  ['build-html.js', 'createProgress(`Building static HTML for pages`', 'what tells tools/build.mjs that rendering begins'],
  ['build.js', '_gatsbyCoreUtils.cpuCoreCount)() === 1', 'the switch for queries in the main process'],
])('%s of Gatsby has %s: %s', (file, words) => {
  expect(readFileSync(`${commands}/${file}`, 'utf8')).toContain(words);
});
