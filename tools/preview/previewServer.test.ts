import { spawnSync } from 'node:child_process';
import { temporaryFolder } from '../../tests/support/temporaryFolder';

const { at, put } = temporaryFolder();

/** In a process of its own, because jest cannot load Netlify's parsers. */
const script = `import('./tools/preview/previewServer').then(async ({ startPreview }) => {
  for (const isFramed of [false, true]) {
    const { origin, close } = await startPreview({ folder: process.argv[1], port: 0, isFramed });
    const { headers } = await fetch(origin + '/');
    console.log(isFramed, headers.get('x-frame-options'));
    await close();
  }
})`;

test('a page in a frame is served without the headers that forbid one', () => {
  put('public/index.html', 'home');
  put('public/404.html', 'nothing');
  put('public/_headers', '/*\n  X-Frame-Options: DENY\n');
  const { stdout } = spawnSync('npx', ['tsx', '-e', script, at('public')], { encoding: 'utf8' });
  expect(stdout).toBe('false DENY\ntrue null\n');
}, 60_000);
