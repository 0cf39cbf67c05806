import type { APIRequestContext } from '@playwright/test';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { builtPages } from '../../support/builtPages';
import { expect, test } from '../../support/fair';
import { moved } from '../../support/moved';
import { siteFolder } from '../../support/siteFolder';

/** Headers that each host sets by itself; they can differ, so the comparison ignores them. */
const ownHeaders = new Set([
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
  'vary',
]);

type Answer = { status: number; headers: Record<string, string>; body: string };

/** A host's answer; of a redirect only its target. */
async function answerOf(request: APIRequestContext, origin: string, path: string): Promise<Answer> {
  const response = await request.get(origin + path, { maxRedirects: 0 });
  const status = response.status();
  const headers = Object.entries(response.headers()).filter(([name]) =>
    status >= 300 && status < 400 ? name === 'location' : !ownHeaders.has(name),
  );
  return {
    status,
    headers: Object.fromEntries(
      headers.map(([name, value]) => [name, value.replace('; charset=utf-8', '')]),
    ),
    body: status >= 300 && status < 400 ? '' : (await response.body()).toString('base64'),
  };
}

/** Files with every extension, folder and kind of name. */
function someFiles(): string[] {
  const files = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^_(headers|redirects)$/.test(entry.name))
    .map(({ parentPath, name }) => `/${path.relative(siteFolder, path.join(parentPath, name))}`);
  const kinds = new Map(
    files.map((file) => [
      `${/^\/[^/]*\//.exec(file)?.[0] ?? '/'} ${/\.\w+$/.exec(file)?.[0] ?? ''}`,
      file,
    ]),
  );
  return [...new Set([...kinds.values(), ...files.filter((file) => !file.slice(1).includes('/'))])];
}

const odd = [
  '/_headers',
  '/_redirects',
  '/static',
  '/static/',
  '/page-data/',
  '/nope.js',
  '/nope/',
  '/en/nope',
  '/ennope/',
  '/TICKETS/',
  '/_e5_old/_tickets/',
  '/_e5_old/_tickets',
  '/_e5_old/nope',
  '/404/',
  '/500',
  '/500/',
  '/page-data/_e5_old/_tickets/page-data.json',
  '/lottery',
  '/lottery/?a=1',
  '/lottery/more/',
  '/404.html',
  '/data/nope.json',
  '/calendar/nope/',
  '/feeds/404.html',
  '/schedule/nope.xml',
  '/en/404.html',
  '/500.html',
  '/%74ickets/',
  '/.well-known/',
  '/.git/config',
  '/participants/2025/%D0%B3%D0%B8%D0%BF%D1%81/',
  '/participants/2025/a%20b/',
  '//',
  '//tickets/',
  '/en//contacts/?a=1//2',
  '/exhibitors//2025',
  '/exhibitors/2025//kobalt/',
  '/nope//%D0%B3%D0%B8%D0%BF%D1%81//a%20b/',
  '//static//none.jpg',
];

test('nginx answers as the first host does: pages, files, slashes, redirects, 404 and 410', async ({
  request,
  baseURL,
}, { config }) => {
  test.setTimeout(240_000);
  const origin = String(config.metadata['mainOrigin']);
  const paths = [
    ...builtPages().flatMap((path) => [path, `${path}?a=1`, path.replace(/(.)\/$/, '$1')]),
    ...moved.flatMap(([from]) =>
      ['', '/en'].flatMap((prefix) => [prefix + from, `${prefix}${from}?a=1&b=2`]),
    ),
    ...someFiles().map(encodeURI),
    ...odd.flatMap((path) => [path, `/en${path}`]),
  ];
  const differing: unknown[] = [];
  for (const path of new Set(paths)) {
    const [here, there] = await Promise.all([
      answerOf(request, origin, path),
      answerOf(request, baseURL ?? '', path),
    ]);
    const sameBody = here.body === there.body;
    if (sameBody && sameHeaders(here, there)) continue;
    differing.push({
      path,
      first: { ...here, body: '' },
      second: { ...there, body: '' },
      sameBody,
    });
  }
  expect(paths.length).toBeGreaterThan(500);
  expect(differing).toEqual([]);
});

function sameHeaders(one: Answer, other: Answer): boolean {
  const names = Object.keys({ ...one.headers, ...other.headers });
  return (
    one.status === other.status && names.every((name) => one.headers[name] === other.headers[name])
  );
}

test('nginx takes nothing but reading, and splits no answer by an encoded line break', async ({
  request,
}) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
    expect((await request.fetch('/tickets/', { method })).status(), method).toBe(405);
  for (const folder of ['/participants/2025', '/nope/']) {
    const response = await request.get(`${folder}/a%0d%0aX-Split:%20yes/`, { maxRedirects: 0 });
    expect(response.status(), folder).toBe(301);
    expect(response.headers()['x-split'], folder).toBeUndefined();
  }
});
