import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeErrorScreens } from './finishPages';

test('no error screen is left at a page’s address, and each language keeps its file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fair-screens-'));
  for (const page of ['404', '500', 'en/500', 'tickets']) {
    mkdirSync(path.join(folder, page), { recursive: true });
    writeFileSync(path.join(folder, page, 'index.html'), page);
  }
  for (const file of ['404.html', '500.html']) writeFileSync(path.join(folder, file), file);
  closeErrorScreens(folder);
  closeErrorScreens(folder);
  for (const gone of ['404', '500', 'en/404', 'en/500'])
    expect(existsSync(path.join(folder, gone))).toBe(false);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  expect(['404.html', '500.html', 'en/500.html', 'tickets/index.html'].map(read)).toEqual([
    '404.html',
    '500',
    'en/500',
    'tickets',
  ]);
  rmSync(folder, { recursive: true });
});
