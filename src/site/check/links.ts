import { nearestWord } from '../../lib/nearWord';
import { bare, newestLists } from '../../lib/redirects';
import { readParagraphs } from '../../lib/text';
import { pastEventPath } from '../content/pastEvents';
import type { ContentFolder } from './files/contentFolder';
import { pagePaths } from './pagePaths';
import type { Problem } from './problems/problem';
import { perSource } from './files/perSource';
import { problemInText, textsIn, type FieldPath } from './files/values';

const linkFields = new Set(['to', 'src', 'replacedBy', 'redirectUrl']);

/** Reports links to pages that this site does not have. Does not request other sites. */
export function linkProblems(folder: ContentFolder): Problem[] {
  const pages = pagePaths(folder);
  const hasPastEvents = newestLists(pages).has(pastEventPath());
  return folder.sources
    .filter(({ place }) => place.kind !== 'redirects')
    .flatMap((source) =>
      linksOf(source).flatMap(({ to, path }) => {
        const page = bare(to);
        // Menus and buttons lead to the newest year (records/pastEventLinks).
        if (path.at(-1) === 'to' && page === pastEventPath() && hasPastEvents) return [];
        if (pages.has(page) || /\.[a-z0-9]{2,5}$/.test(page)) return [];
        const values = { value: to, nearest: nearestWord(page, [...pages]) };
        return [problemInText(source, path, to, 'noSuchPage', values)];
      }),
    );
}

const linksOf = perSource(({ value }) =>
  textsIn(value).flatMap(({ text, path }) => linksIn(text, path).map((to) => ({ to, path }))),
);

/** The paths of this site that a field leads to, or that its text links to as `[words](/path/)`. */
function linksIn(text: string, path: FieldPath): string[] {
  if (linkFields.has(String(path.at(-1)))) return [text].filter(isSitePath);
  const runs = readParagraphs(text).flat();
  return runs.flatMap(({ address = '' }) => (isSitePath(address) ? [address] : []));
}

/** Whether an address is a path of this site; two slashes lead to another host. */
export const isSitePath = (address: string) => /^\/(?![/\\])/.test(address);
