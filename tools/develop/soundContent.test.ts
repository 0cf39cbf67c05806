import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles, updateCopy } from './soundContent';

let place: string;
const own = (file = '') => path.join(place, 'content', file);
const copied = (file = '') => path.join(place, 'copy', file);
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(own(file)), { recursive: true });
  writeFileSync(own(file), text);
};

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'fair-develop-test-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

test('a copy follows new, changed and removed files, without hidden ones', () => {
  write('site.yaml', 'a');
  write('2025/exhibitors/gips/index.yaml', 'b');
  write('.fair-edit-site.yaml', 'half');
  expect(changedFiles(own(), copied())).toHaveLength(2);
  updateCopy(own(), copied());
  expect(changedFiles(own(), copied())).toEqual([]);

  write('site.yaml', 'longer');
  write('pages/press.yaml', 'c');
  rmSync(own('2025'), { recursive: true });
  expect(changedFiles(own(), copied()).sort()).toEqual(['pages/press.yaml', 'site.yaml']);
  expect(readFileSync(copied('site.yaml'), 'utf8')).toBe('a');
  updateCopy(own(), copied());
  expect(readFileSync(copied('site.yaml'), 'utf8')).toBe('longer');
  expect(readdirSync(copied('2025/exhibitors/gips'))).toEqual([]);
  expect(readdirSync(copied()).sort()).toEqual(['2025', 'pages', 'site.yaml']);
});
