import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveLastBuild } from './lastBuild';

test('the last build is served without headers, and nothing outside it', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'fair-built-'));
  const folder = path.join(root, 'public');
  expect(await serveLastBuild(folder)).toBeUndefined();
  mkdirSync(path.join(folder, 'works'), { recursive: true });
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  writeFileSync(path.join(folder, 'index.html'), 'home');
  writeFileSync(path.join(folder, 'works/index.html'), 'works');
  writeFileSync(path.join(folder, 'app.js'), '1');
  const build = await serveLastBuild(folder);
  const ask = (at: string) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(build?.origin ?? '');
      get({ hostname, port, path: at, family: 4 }, (response) => {
        let text = `${response.statusCode} ${response.headers['content-type'] ?? ''} `;
        expect(response.headers['x-frame-options']).toBeUndefined();
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => resolve(text));
      }).on('error', reject);
    });
  expect(await ask('/')).toBe('200 text/html; charset=utf-8 home');
  expect(await ask('/works/?at=x')).toBe('200 text/html; charset=utf-8 works');
  expect(await ask('/app.js')).toMatch(/^200 .*javascript.* 1$/);
  for (const at of ['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/%00', '/%', '/x'])
    expect(await ask(at)).toMatch(/^404 /);
  await build?.close();
  rmSync(root, { recursive: true });
});
