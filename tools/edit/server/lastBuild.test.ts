import { get } from 'node:http';
import { temporaryFolder } from '../../../tests/support/temporaryFolder';
import { serveLastBuild } from './lastBuild';

const { at, put } = temporaryFolder();

test('the last build is served without headers, and nothing outside it', async () => {
  const folder = at('public');
  expect(await serveLastBuild(folder)).toBeUndefined();
  put('secret.txt', 'secret');
  put('public/index.html', 'home');
  put('public/works/index.html', 'works');
  put('public/app.js', '1');
  const build = await serveLastBuild(folder);
  const ask = (address: string) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(build?.origin ?? '');
      get({ hostname, port, path: address, family: 4 }, (response) => {
        let text = `${response.statusCode} ${response.headers['content-type'] ?? ''} `;
        expect(response.headers['x-frame-options']).toBeUndefined();
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => resolve(text));
      }).on('error', reject);
    });
  expect(await ask('/')).toBe('200 text/html; charset=utf-8 home');
  expect(await ask('/works/?at=x')).toBe('200 text/html; charset=utf-8 works');
  expect(await ask('/app.js')).toMatch(/^200 .*javascript.* 1$/);
  for (const outside of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%00',
    '/%',
    '/x',
  ])
    expect(await ask(outside)).toMatch(/^404 /);
  await build?.close();
});
