import type { BuildArgs } from 'gatsby';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Locale, isoOf, localeCodes } from '../../i18n/locales';
import english from '../../i18n/messages/en/offline.json';
import russian from '../../i18n/messages/ru/offline.json';
import { appDataPath, chunkMapPath, localizedPath, pageDataPath } from '../../i18n/paths';
import {
  type FileSet,
  type StoredTexts,
  type WorkerFacts,
  storedPaths,
  noNetworkPath,
} from '../../venue/copy/model/storedCopy';
import { pastPath } from '../../my-fair/model/pastPath';
import { buildId, bundledScript } from './builds';

/** Maximum size of the offline copy, kB compressed (decision 029). */
export const maxCopyKb = 2500;

export type BuiltSite = { folder: string; pages: ReadonlySet<string> };

const messages = { ru: russian, en: english };

const linkOfDetail = /href="((?:\/en)?\/(?:program|exhibitors)\/\d+\/[^"/?#]+\/)/g;

/**
 * Returns the pages of a language that can be stored and exist on this site, and the sessions and
 * exhibitors to which these pages link: those of the shown editions.
 */
export function storedPagesOf(site: BuiltSite, locale: Locale): string[] {
  const listed = listedOf(site, locale);
  const linked = listed.flatMap((page) =>
    [...textOf(site, page).matchAll(linkOfDetail)].map(([, detail = '']) => detail),
  );
  return [...new Set([...listed, ...linked.filter((page) => site.pages.has(page))])];
}

/** Whether the pages that can be stored show anything yet: a session or an exhibitor. */
export function isWorthStoring(site: BuiltSite, locale: Locale): boolean {
  return storedPagesOf(site, locale).length > listedOf(site, locale).length;
}

function listedOf(site: BuiltSite, locale: Locale): string[] {
  return storedPaths
    .map((page) => localizedPath(page, locale))
    .filter((page) => site.pages.has(page));
}

/**
 * Collects everything that is stored for a language: pages, their data, fonts, the drawing of the
 * plan, and every script of the build, so that anything a page loads later works. Also writes the
 * file with the texts.
 */
export function fileSetOf(site: BuiltSite, locale: Locale): FileSet {
  const pages = storedPagesOf(site, locale);
  const noNetwork = localizedPath(noNetworkPath, locale);
  const texts = `/kept/${locale}.json`;
  const paths = new Set<string>([appDataPath, chunkMapPath, pastPath(locale)]);
  const files = new Set<string>([texts, ...scriptsOf(site)]);
  for (const page of [...pages, noNetwork]) {
    paths.add(page);
    for (const asset of assetsIn(textOf(site, page))) files.add(asset);
    // The offline screen has no app.
    if (page === noNetwork) continue;
    paths.add(pageDataPath(page));
    for (const query of queriesOf(textOf(site, pageDataPath(page)))) paths.add(query);
  }
  mkdirSync(path.dirname(fileOf(site, texts)), { recursive: true });
  writeFileSync(fileOf(site, texts), JSON.stringify(textsOf(site, [...paths])));
  const listed = [...files].sort();
  const bytes = listed.reduce((sum, file) => sum + packedSize(readFileSync(fileOf(site, file))), 0);
  return {
    pages,
    noNetwork,
    texts,
    files: listed.map((file) => [file, integrityOf(readFileSync(fileOf(site, file)))] as const),
    size: Math.ceil(bytes / 1000),
    sheet: listed.find((file) => file.endsWith('.css')) ?? '',
    language: isoOf(locale),
    label: labelOf(locale),
  };
}

/** Splits at elements and objects, where text shared between pages begins and ends. */
const beginningOfPart = /(?=<[a-z])|(?=\{")/;

function textsOf(site: BuiltSite, paths: readonly string[]): StoredTexts {
  const numbers = new Map<string, number>();
  const numberOf = (part: string) => {
    const number = numbers.get(part) ?? numbers.size;
    numbers.set(part, number);
    return number;
  };
  const files = Object.fromEntries(
    paths.map((name) => [name, textOf(site, name).split(beginningOfPart).map(numberOf)]),
  );
  return { parts: [...numbers.keys()], files };
}

/** Returns the app's scripts: every script next to the worker. */
function scriptsOf({ folder }: BuiltSite): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js') && name !== 'sw.js')
    .map((name) => `/${name}`);
}

/** Returns the hash of a file's bytes in the form that `fetch` compares. */
function integrityOf(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

/** The style sheets, fonts and drawings that a page names, without renditions. */
function assetsIn(html: string): string[] {
  return [
    ...html.matchAll(
      /["'(=](\/(?:[^"'()\s?#]+\.(?:css|woff2)|plans\/[^"'()\s?#]+\.svg|icon\.svg))/g,
    ),
  ].map(([, asset = '']) => asset);
}

/** Returns the results of static queries, which Gatsby stores next to the pages' data. */
function queriesOf(data: string): string[] {
  const { staticQueryHashes = [] } = JSON.parse(data) as { staticQueryHashes?: string[] };
  return staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`);
}

function fileOf({ folder }: BuiltSite, file: string): string {
  return path.join(folder, file.endsWith('/') ? `${file}index.html` : file);
}

function textOf(site: BuiltSite, file: string): string {
  const name = fileOf(site, file);
  return existsSync(name) ? readFileSync(name, 'utf8') : '';
}

/** Fonts are compressed already; for everything else, every host has at least gzip. */
function packedSize(bytes: Buffer): number {
  return Math.min(bytes.length, gzipSync(bytes, { level: 9 }).length);
}

function labelOf(locale: Locale): FileSet['label'] {
  const { name, today, before, again } = messages[locale].label;
  // A link with an empty address leads to the page itself.
  const labelWith = (words: string) =>
    `<aside class="kept-label" aria-label="${name}"><p>${words}</p><p><a href="">${again}</a></p></aside>`;
  return { today: labelWith(today), before: labelWith(before) };
}

/** Time for which a page waits for the network if there is a copy, ms. */
const networkTimeoutMs = 3000;

/** Returns the size of the larger language's copy in kB, rounded up to tens. */
export function copySize(site: BuiltSite): number {
  const largest = Math.max(...localeCodes.map((locale) => fileSetOf(site, locale).size));
  return Math.ceil(largest / 10) * 10;
}

/**
 * Writes /sw.js in every build, because after a 404 browsers would keep their old worker. It is the
 * worker with this build's list of files or, if the fair offers no copy, a worker that removes
 * copies and itself (decision 029).
 */
export function writeWorker(site: BuiltSite | undefined, reporter: BuildArgs['reporter']): void {
  if (site === undefined) {
    writeFileSync('public/sw.js', bundledScript('withdrawnWorker'));
    return;
  }
  const facts: WorkerFacts = {
    build: buildId(process.env),
    networkTimeoutMs,
    sets: { ru: fileSetOf(site, 'ru'), en: fileSetOf(site, 'en') },
  };
  for (const [locale, { size }] of Object.entries(facts.sets)) {
    reporter.info(`Kept for the venue in ${locale}: ${size} kB`);
    if (size > maxCopyKb)
      reporter.warn(
        `A copy kept for the venue may have ${maxCopyKb} kB; in ${locale} it has ${size}.`,
      );
  }
  writeFileSync('public/sw.js', bundledScript('worker', { FACTS: facts }));
}
