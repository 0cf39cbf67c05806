import { existsSync, readFileSync, statSync } from 'node:fs';
import { localeCodes } from '../../src/i18n/locales';
import { localizedPath } from '../../src/i18n/paths';
import { readEntries, type SearchFile, searchFilePath } from '../../src/search/model/searchFile';
import { readSite } from '../support/builtContent';
import {
  allGroups,
  attributeValues,
  builtFiles,
  fileOf,
  readPage,
  withoutTemplates,
} from '../support/builtHtml';
import { siteFolder } from '../support/siteFolder';

const origin = `https://${readSite().domain}`;
const files = builtFiles();
const anchors = new Map<string, Set<string>>();
const judged = new Map<string, string | undefined>();

test('all addresses on pages lead to files and anchors of this site', () => {
  expect(files.flatMap((path) => faultsAt(path, addressesOf(readPage(path))))).toEqual([]);
});

test('style sheets and SVGs name existing files', () => {
  const faults = files.flatMap((path) =>
    faultsAt(
      path,
      allGroups(readPage(path), /url\(([^)]+)\)/g).map((address) => address.replace(/["']/g, '')),
    ),
  );
  expect(faults).toEqual([]);
});

test("the host's redirects lead to existing pages and anchors", () => {
  const targets = readFileSync(`${siteFolder}/_redirects`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/') && !line.startsWith('/page-data'))
    .map((line) => line.split(/\s+/)[1] ?? '')
    .filter((to) => !to.includes(':'));
  expect(faultsAt('/', targets)).toEqual([]);
});

test('everything that the search finds is on this site', () => {
  const faults = localeCodes.flatMap((locale) => {
    const file = searchFilePath(locale);
    const entries = JSON.parse(readFileSync(siteFolder + file, 'utf8')) as SearchFile;
    const addresses = [...readEntries(entries)].flatMap(({ path, picture }) => {
      const [, page = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
      return [localizedPath(page, locale) + rest, ...(picture === '' ? [] : [picture])];
    });
    return faultsAt(file, addresses);
  });
  expect(faults).toEqual([]);
});

/** Every address that a page links to or loads. */
function addressesOf(html: string): string[] {
  const sets = attributeValues(html, '(?:image)?srcset');
  return [
    ...attributeValues(html, '(?:href|(?:data-)?src|poster|cite)'),
    ...sets.flatMap((set) => set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '')),
    ...allGroups(html, /<meta property="og:(?:image|url)" content="([^"]*)"/g),
  ];
}

/** What is wrong with addresses on a page, each address once. */
function faultsAt(path: string, addresses: readonly string[]): { path: string; fault: string }[] {
  return [...new Set(addresses)].flatMap((address) => {
    const isWhole = /^(\/(?!\/)|https?:)/.test(address);
    const key = isWhole ? address : `${path} ${address}`;
    if (!judged.has(key)) judged.set(key, faultOf(address, path));
    const fault = judged.get(key);
    return fault === undefined ? [] : [{ path, fault }];
  });
}

/** Ignores other hosts, mail, telephone and map addresses. */
function faultOf(address: string, path: string): string | undefined {
  if (address === '' || /\s/.test(address)) return `"${address}" is no address`;
  const url = new URL(address, origin + path);
  if (url.origin !== origin)
    return /^(https?|webcal|mailto|tel|geo|data):$/.test(url.protocol)
      ? undefined
      : `${address}: what is ${url.protocol}`;
  const target = decodeURIComponent(url.pathname);
  const file = fileOf(target);
  if (!existsSync(file) || !statSync(file).isFile()) return `${address}: no ${file}`;
  if (url.hash.length < 2) return undefined;
  return anchorsOf(target).has(decodeURIComponent(url.hash.slice(1)))
    ? undefined
    : `${address}: ${file} has no such place`;
}

function anchorsOf(path: string): Set<string> {
  const places =
    anchors.get(path) ?? new Set(attributeValues(withoutTemplates(readPage(path)), 'id'));
  anchors.set(path, places);
  return places;
}
