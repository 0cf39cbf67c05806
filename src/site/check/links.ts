import { nearestWord } from '../../lib/names/nearest';
import { bare } from '../../lib/redirectRule';
import { readParagraphs } from '../../lib/text';
import type { ContentFolder } from './files/contentFolder';
import { pagePaths } from './pagePaths';
import type { Problem } from './problems/problem';
import { eachText, problemInText, type FieldPath } from './files/values';

const linkFields = new Set(['to', 'src', 'replacedBy', 'redirectUrl']);

/**
 * Links in menus, buttons, slides and texts to pages this site does not have. Addresses of other
 * sites are not requested.
 */
export function linkProblems(folder: ContentFolder): Problem[] {
  const pages = pagePaths(folder);
  const problems: Problem[] = [];
  for (const source of folder.sources) {
    if (source.place.kind === 'redirects') continue;
    eachText(source.value, (text, path) => {
      for (const to of linksIn(text, path)) {
        const page = bare(to);
        if (pages.has(page) || /\.[a-z0-9]{2,5}$/.test(page)) continue;
        const values = { value: to, nearest: nearestWord(page, [...pages]) };
        problems.push(problemInText(source, path, to, 'noSuchPage', values));
      }
    });
  }
  return problems;
}

/** Paths of this site that a field leads to, or that its text links to as `[words](/path/)`. */
function linksIn(text: string, path: FieldPath): string[] {
  const addresses = linkFields.has(String(path.at(-1)))
    ? [text]
    : text.includes('](/')
      ? readParagraphs(text)
          .flat()
          .map(({ address = '' }) => address)
      : [];
  return addresses.filter(isSitePath);
}

/** Whether an address is a path of this site; two slashes lead to another host. */
export const isSitePath = (address: string) => /^\/(?![/\\])/.test(address);
