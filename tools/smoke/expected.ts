import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HeaderRule, RedirectRule } from '../../src/site/host/nginx';
import { exampleOf, matchesRule, targetOf } from '../../src/lib/redirects';
import { readHostFiles } from '../hostFiles';

/** One address of a deploy, and the response that the build expects. */
export type Expected = {
  kind: 'page' | 'file' | 'picture' | 'slash' | 'redirect' | 'gone' | 'missing' | 'resized';
  /** Path and query, encoded. */
  address: string;
  status: number;
  location?: string;
  /** Keyed by lower-case name. */
  headers: Record<string, string>;
  /** Content type without its charset. */
  type?: string;
  /** The file of the build whose bytes are the response. */
  file?: string;
};

/** One picture in this many is requested: thousands are made and named in the same way. */
const picturesBetween = 40;
const isPicture = (file: string) => /\.(jpe?g|webp|png|avif)$/.test(file);
/** Files that only the host or developer tools read. */
const isForHostOnly = (file: string) => /(^|\/)_(headers|redirects)$|\.map$/.test(file);

/**
 * Returns every address of a build with the expected response: pages, files, some pictures,
 * slashes, redirects, gone and missing pages; at most `maxPages` of each kind. Throws if the folder
 * contains no built site.
 */
export async function expectedAnswers(folder: string, maxPages = Infinity): Promise<Expected[]> {
  const { redirects, headers, types } = await readHostFiles(folder);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .filter((file) => !isForHostOnly(file))
    .sort();
  const pages = files.filter((file) => /(^|\/)index\.html$/.test(file));
  const others = files.filter((file) => !pages.includes(file) && !isPicture(file));
  const pictures = files.filter(isPicture);
  const answered = (kind: Expected['kind'], file: string): Expected => {
    const address = encodeURI(`/${file.replace(/(^|\/)index\.html$/, '$1')}`);
    const type = types.get(path.extname(file).slice(1));
    const own = headersOf(headers, decodeURI(address));
    return { kind, address, status: 200, headers: own, file, ...(type && { type }) };
  };
  const shownPages = pages.map((file) => answered('page', file));
  const error = (kind: 'gone' | 'missing', address: string, status: number, to: string) => ({
    ...answered(kind, to.replace(/^\//, '')),
    address,
    status,
  });
  const source = pictures.find((file) => file.endsWith('.jpg'));
  const kinds: Expected[][] = [
    shownPages,
    others.map((file) => answered('file', file)),
    pictures
      .filter((_, index) => index % picturesBetween === 0)
      .map((file) => answered('picture', file)),
    shownPages
      .filter(({ address }) => address !== '/')
      .map(({ address }) => ({
        kind: 'slash',
        address: `${address.slice(0, -1)}?from=smoke`,
        status: 301,
        location: `${address}?from=smoke`,
        headers: {},
      })),
    redirects.flatMap((rule): Expected[] => {
      const example = exampleOfRule(rule, redirects);
      if (example === undefined || rule.to === undefined) return [];
      const { status, to, from } = rule;
      if (status === 410) return [error('gone', example, 410, to)];
      if (status === 404 || status === 500) return [error('missing', example, status, to)];
      const location = targetOf(from, to, example);
      return status >= 300 && location !== undefined
        ? [{ kind: 'redirect', address: example, status, location, headers: {} }]
        : [];
    }),
    [error('missing', '/there-is-no-such-page/', 404, '/404.html')],
    source === undefined
      ? []
      : [
          {
            kind: 'resized',
            address: encodeURI(`/_ipx/w_360,f_webp/${source}`),
            status: 200,
            headers: {},
            type: 'image/webp',
          },
        ],
  ];
  return kinds.flatMap((kind) => evenly(kind, maxPages));
}

export function buildIdOf(folder: string): string {
  const text = readFileSync(path.join(folder, 'builds/latest.json'), 'utf8');
  return (JSON.parse(text) as { id: string }).id;
}

/** Returns an address that matches this rule and none before it. */
function exampleOfRule(rule: RedirectRule, redirects: readonly RedirectRule[]): string | undefined {
  const example = exampleOf(rule.from);
  return redirects.find(({ from }) => matchesRule(from, example)) === rule ? example : undefined;
}

/**
 * Returns the headers of an address: all matching rules apply, and the last rule wins. The header
 * with the build's id is left out, because the first line of the report compares it.
 */
function headersOf(rules: readonly HeaderRule[], address: string): Record<string, string> {
  return Object.fromEntries(
    rules
      .filter(({ forRegExp }) => forRegExp.test(address))
      .flatMap(({ values }) =>
        Object.entries(values).map(([name, value]) => [name.toLowerCase(), value] as const),
      )
      .filter(([name]) => name !== 'server-timing'),
  );
}

/** Picks at most `maxPages` items, evenly spread over a list. */
function evenly<T>(list: readonly T[], maxPages: number): T[] {
  if (list.length <= maxPages) return [...list];
  return list.filter(
    (_, index) =>
      Math.floor((index * maxPages) / list.length) !==
      Math.floor(((index - 1) * maxPages) / list.length),
  );
}
