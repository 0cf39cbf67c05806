import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeLastBuild } from './builds';

const folder = mkdtempSync(path.join(tmpdir(), 'fair-last-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('pages, their data and pictures are kept; old scripts and other files go', () => {
  const kept = [
    '404.html',
    'en/500.html',
    'index.html',
    'page-data/tickets/page-data.json',
    'static/1/work.webp',
    'tickets/index.html',
  ];
  for (const file of [...kept, 'app-1.js', 'calendar/ru/gone.ics', 'pocket/ru/fair.html']) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  removeLastBuild(folder);
  const left = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  expect(left.sort()).toEqual(kept);
});

test('there is nothing to remove before the first build', () => {
  removeLastBuild(path.join(folder, 'none'));
  expect(existsSync(path.join(folder, 'none'))).toBe(false);
});
