import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Notice } from '../../src/venue/notices/model/notices';
import type { Locale } from '../../src/i18n/locales';
import { siteFolder } from './siteFolder';

const hashedName = /^(.+)-([0-9a-f]{8})\.js$/;
const textFile = /\.(html|js|json)$|^_headers$/;

/** Two builds behind one folder, one of them served at a time, as with atomic deploys. */
export type Deploys = {
  folder: string;
  deploy: (build: 'old' | 'new') => void;
  remove: () => void;
};

/**
 * A site and its next build, in which every script has another name, and compilation hash and
 * build id differ. Its files are the old ones, renamed throughout, which is what a browser sees
 * after a deploy of changed code. The next build's `builds/latest.json` contains the notices.
 */
export function twoBuilds(notices?: Record<Locale, Notice[]>): Deploys {
  const root = mkdtempSync(path.join(tmpdir(), 'fair-deploys-'));
  const folders = { old: path.resolve(siteFolder), new: path.join(root, 'new') };
  const folder = path.join(root, 'served');
  const deploy = (build: 'old' | 'new') => {
    // Made when it is needed, because some tests only cut the network.
    if (!existsSync(folders[build])) makeNext(folders[build], notices);
    symlinkSync(folders[build], `${folder}-next`, 'dir');
    renameSync(`${folder}-next`, folder);
  };
  deploy('old');
  return { folder, deploy, remove: () => rmSync(root, { recursive: true, force: true }) };
}

function makeNext(folder: string, notices?: Record<Locale, Notice[]>): void {
  const skipped = path.resolve(siteFolder, 'static');
  cpSync(siteFolder, folder, {
    recursive: true,
    filter: (source) => path.resolve(source) !== skipped && !source.endsWith('.map'),
  });
  symlinkSync(skipped, path.join(folder, 'static'), 'dir');
  rename(folder);
  const latest = path.join(folder, 'builds/latest.json');
  const { id } = JSON.parse(readFileSync(latest, 'utf8')) as { id: string };
  writeFileSync(latest, JSON.stringify({ id, timestamp: 1, ...(notices && { notices }) }));
}

/** Updates the hashes in a folder's worker to its current files. */
export function rehash(folder: string): void {
  const worker = path.join(folder, 'sw.js');
  const text = readFileSync(worker, 'utf8').replace(
    /\["(\/[^"]*)","sha256-[^"]*"\]/g,
    (_, kept: string) => {
      const file = path.join(folder, kept.endsWith('/') ? `${kept}index.html` : kept);
      const hash = createHash('sha256').update(readFileSync(file)).digest('base64');
      return JSON.stringify([kept, `sha256-${hash}`]);
    },
  );
  writeFileSync(worker, text);
}

function rename(folder: string): void {
  const { id } = JSON.parse(readFileSync(path.join(folder, 'builds/latest.json'), 'utf8')) as {
    id: string;
  };
  const { webpackCompilationHash } = JSON.parse(
    readFileSync(path.join(folder, 'page-data/app-data.json'), 'utf8'),
  ) as {
    webpackCompilationHash: string;
  };
  const hashes = readdirSync(folder).flatMap((name) => hashedName.exec(name)?.[2] ?? []);
  const names = new Set([id, webpackCompilationHash, ...hashes]);
  const pattern = new RegExp([...names].join('|'), 'g');
  const renamed = (text: string) => text.replace(pattern, (name) => [...name].reverse().join(''));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const full = path.join(folder, file);
    if (file.startsWith('static') || !textFile.test(file) || !statSync(full).isFile()) continue;
    writeFileSync(full, renamed(readFileSync(full, 'utf8')));
    if (renamed(file) !== file) renameSync(full, path.join(folder, renamed(file)));
  }
  rehash(folder);
}
