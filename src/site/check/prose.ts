import { kindOf } from '../content/contentFiles';
import { isLinkTarget } from '../../content/localized';
import { readParagraphs, type Run } from '../../lib/text';
import type { ContentFolder, ContentSource } from './files/contentFolder';
import { isSitePath } from './links';
import type { Problem, ProblemCode } from './problems/problem';
import { perSource } from './files/perSource';
import { schemaAt } from './files/schemaAt';
import { problemInText, textsIn, type FieldPath } from './files/values';

/**
 * Texts that would not come out as their editor meant: what looks like a link and is none, links in
 * fields that show none, markup that the site does not know.
 */
export function proseProblems(folder: ContentFolder): Problem[] {
  return folder.sources.flatMap(problemsOf);
}

const problemsOf = perSource((source) =>
  textsIn(source.value)
    .filter(({ path }) => path.at(-1) === 'ru' || path.at(-1) === 'en')
    // Most texts have nothing of the kind, and schemas take long to walk.
    .filter(({ text }) => /[[\]*_<&/]|www\.|^\s*[#>•-]/im.test(text))
    .flatMap(({ text, path }) =>
      textFaults(text, isProse(source, path)).map(({ code, words }) =>
        problemInText(source, path, words, code, { value: shorten(words) }),
      ),
    ),
);

function isProse(source: ContentSource, path: FieldPath): boolean {
  const { schema } = schemaAt(kindOf(source.place.kind).schema, source.value, path.slice(0, -1));
  return schema?.meta()?.isProse === true;
}

const shorten = (words: string) =>
  (words.length > 60 ? `${words.slice(0, 59)}…` : words).replaceAll(link, '…');

/** What is wrong with a text, and the words to find it by. */
type TextFault = { code: ProblemCode; words: string };

// Of Markdown and HTML, what editors bring along from elsewhere.
const markup =
  /\*\*(?=\S)[^*]*[^\s*]\*\*|(?<![\p{L}\p{N}/_])__(?=\S)[^_]*[^\s_]__(?![\p{L}\p{N}_])|&(?:amp|laquo|mdash|nbsp|ndash|quot|raquo|shy|#\d+);/giu;
/** What may be the title of a work as well. */
const markupOfProse =
  /(?<![\p{L}\p{N}*])\*(?![\s*])[^*]*[^\s*]\*(?![\p{L}\p{N}*])|<\/?(?:a|b|br|div|em|h[1-6]|i|li|ol|p|span|strong|u|ul)(?:\s[^<>]*)?\/?>/giu;
const address = String.raw`(?:[/#][a-z]|\w+:\/\/|mailto:|tel:|geo:|www\.|[^\s()[\]]+@)`;
/** What reads like a link to people: brackets unread, apart, or the wrong way round. */
const likeLinks = [
  /(?:\[[^[\]]*)?\]\([^()]*\)?/,
  new RegExp(String.raw`\[[^[\]]*\]\s+\(\s*${address}[^()]*\)?`, 'i'),
  new RegExp(String.raw`\([^()]*\)\s?\[\s*${address}[^[\]]*\]?`, 'i'),
  /\[[^[\]]*\p{L}[^[\]]*\]\[[^[\]]*\]/u,
];
/** A picture, headings, quotations and lists of Markdown; the lines of a list run into one. */
const lineMarkup = /!\[[^[\]]*\]\([^()]*\)|^(?:#{1,6}|>|•|[-*](?=.*\n\s*[-*] )) .*/gmu;
const bareAddress = /(?:https?:\/\/|www\.)[^\s\0]+/i;
/** Stands for a link that is read. */
const link = '\0';

/** The faults of one text: of its links, brackets and markup. */
export function textFaults(text: string, isProse: boolean): TextFault[] {
  return [
    ...readParagraphs(text).flatMap((runs) => [
      ...runs.flatMap((run) => linkFaults(run, isProse)),
      ...bracketFaults(runs, isProse),
      ...markupFaults(runs, isProse),
    ]),
    ...(isProse ? [...text.matchAll(lineMarkup)].map(([words]) => asMarkup(words)) : []),
  ];
}

function linkFaults({ words, address: to }: Run, isProse: boolean): TextFault[] {
  if (to === undefined) return [];
  const written = `[${words}](${to})`;
  if (!isProse) return [{ code: 'noLinkHere', words: written }];
  if (words.includes('](')) return [{ code: 'brokenLink', words: written }];
  // Whether the site has such a page is told with the links.
  return isSitePath(to) || isLinkTarget(to) ? [] : [{ code: 'linkAddress', words: to }];
}

/** The first thing in a paragraph that looks like a link, or the first bracket without another. */
function bracketFaults(runs: readonly Run[], isProse: boolean): TextFault[] {
  const plain = runs.map(({ words, address: to }) => (to === undefined ? words : link)).join('');
  for (const like of isProse ? [...likeLinks, bareAddress] : likeLinks) {
    const found = like.exec(plain)?.[0];
    if (found !== undefined) return [{ code: 'brokenLink', words: found }];
  }
  const at = unmatched(plain);
  return at === undefined ? [] : [{ code: 'openBracket', words: beginning(plain.slice(at)) }];
}

function unmatched(text: string): number | undefined {
  const open: number[] = [];
  for (const { 0: bracket, index } of text.matchAll(/[[\]]/g)) {
    if (bracket === '[') open.push(index);
    else if (open.pop() === undefined) return index;
  }
  return open[0];
}

/** A bracket with the words after it, for as far as they say where it is. */
const beginning = (text: string) => /^.[^[\]\0]{0,30}/.exec(text)?.[0].trimEnd() ?? '';

function markupFaults(runs: readonly Run[], isProse: boolean): TextFault[] {
  const words = runs.map((run) => run.words).join('');
  return [markup, ...(isProse ? [markupOfProse] : [])].flatMap((signs) =>
    [...words.matchAll(signs)].map(([found]) => asMarkup(found)),
  );
}

const asMarkup = (words: string): TextFault => ({ code: 'markup', words });
