import { existsSync, readFileSync, statSync } from 'node:fs';
import { parse } from 'yaml';
import { attributeValues, builtFiles, readPage } from '../support/builtHtml';

const { domain } = parse(readFileSync('content/site.yaml', 'utf8')) as { domain: string };
const origin = `https://${domain}`;
const files = builtFiles();
const anchors = new Map<string, Set<string>>();

test.each(files)('every address on %s leads to a file and a place of this site', (page) => {
  expect(
    addressesOf(readPage(page))
      .map((address) => fault(address, page))
      .filter(Boolean),
  ).toEqual([]);
});

test('style sheets and drawings name files that exist', () => {
  const inStyles = new Set(
    files.flatMap((page) =>
      [...readPage(page).matchAll(/url\(([^)]+)\)/g)].map((match) =>
        (match[1] ?? '').replace(/["']/g, ''),
      ),
    ),
  );
  expect(inStyles.size).toBeGreaterThan(0);
  expect([...inStyles].map((address) => fault(address, '/')).filter(Boolean)).toEqual([]);
});

test("the host's rules lead to pages and places that are there, in one hop", () => {
  const rules = readFileSync('public/_redirects', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  const plain = rules
    .map((line) => line.split(/\s+/))
    .filter(([from = '', to = '']) => !to.includes(':') && !from.startsWith('/page-data'));
  expect(plain.length).toBeGreaterThan(10);
  expect(plain.map(([, to = '']) => fault(to, '/')).filter(Boolean)).toEqual([]);
});

/** Every address that a page links to or loads. */
function addressesOf(html: string): string[] {
  const shared = [...html.matchAll(/<meta property="og:(?:image|url)" content="([^"]*)"/g)].map(
    (match) => match[1] ?? '',
  );
  const sets = [...attributeValues(html, 'srcset'), ...attributeValues(html, 'imagesrcset')];
  return [
    ...new Set([
      ...['href', 'src', 'poster', 'data-src', 'cite'].flatMap((name) =>
        attributeValues(html, name),
      ),
      ...sets.flatMap((set) => set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '')),
      ...shared,
    ]),
  ];
}

/**
 * What is wrong with an address, or undefined. Other hosts, mail, telephone and places are not
 * checked.
 */
function fault(address: string, page: string): string | undefined {
  if (address === '' || /\s/.test(address)) return `"${address}" is no address`;
  const url = new URL(address, origin + page);
  if (url.origin !== origin)
    return /^(https?|mailto|tel|geo|data):$/.test(url.protocol)
      ? undefined
      : `${address}: what is ${url.protocol}`;
  const path = decodeURIComponent(url.pathname);
  const file = `public${path.endsWith('/') ? `${path}index.html` : path}`;
  if (!existsSync(file) || !statSync(file).isFile()) return `${address}: no ${file}`;
  if (url.hash.length < 2) return undefined;
  return anchorsOf(file).has(decodeURIComponent(url.hash.slice(1)))
    ? undefined
    : `${address}: ${file} has no such anchor`;
}

function anchorsOf(file: string): Set<string> {
  const known =
    anchors.get(file) ??
    new Set(
      attributeValues(
        readFileSync(file, 'utf8').replace(/<template[\s\S]*?<\/template>/g, ''),
        'id',
      ),
    );
  anchors.set(file, known);
  return known;
}
