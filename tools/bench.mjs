// npm run bench:paint, bench:build, bench:keystroke, bench:flight: prepares what the measurement
// needs (packages, a browser, the built site), then runs it. Arguments after `--` are passed on.
import { ensureBrowser, ensurePackages, run } from './setup.mjs';

const needs = {
  paint: { browser: true, site: true },
  build: {},
  keystroke: { browser: true },
  flight: { browser: true, site: true },
};

const [name, ...args] = process.argv.slice(2);
if (!Object.hasOwn(needs, name ?? '')) {
  console.error(
    `Nothing is measured by the name of ${name}; there are ${Object.keys(needs).join(', ')}.`,
  );
  process.exit(1);
}
ensurePackages();
const browser = needs[name].browser ? await ensureBrowser() : undefined;
if (needs[name].site) {
  const { ensureBuilt } = await import('./build.mjs');
  await ensureBuilt();
}
run(
  'npx',
  ['tsx', `tests/bench/${name}.ts`, ...args],
  browser === undefined ? {} : { CHROMIUM_PATH: browser },
);
