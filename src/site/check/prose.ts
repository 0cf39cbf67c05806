import { kinds } from '../content/contentFiles';
import { isLinkTarget } from '../../content/localized';
import { readParagraphs, type Run } from '../../lib/text';
import { type ContentFolder, type ContentSource, perSource } from './files/contentFolder';
import { isSitePath } from './links';
import type { Problem, ProblemCode } from './problems/problem';
import { type FieldPath, problemInText, schemaAt, textsIn } from './files/schemaProblems';

/** Reports texts with broken links, links where none are shown, or unsupported markup. */
export function proseProblems(folder: ContentFolder): Problem[] {
  return folder.sources.flatMap(problemsOf);
}

const problemsOf = perSource((source) =>
  textsIn(source.value)
    .filter(({ path }) => path.at(-1) === 'ru' || path.at(-1) === 'en')
    // Most texts contain none of these characters, and walking a schema is slow.
    .filter(({ text }) => /[[\]*_<&/]|www\.|^\s*[#>•-]/im.test(text))
    .flatMap(({ text, path }) =>
      textFaults(text, isProse(source, path)).map(({ code, words }) =>
        problemInText(source, path, words, code, { value: shorten(words) }),
      ),
    ),
);

function isProse(source: ContentSource, path: FieldPath): boolean {
  const { schema } = schemaAt(kinds[source.place.kind].schema, source.value, path.slice(0, -1));
  return schema?.meta()?.isProse === true;
}

const shorten = (words: string) =>
  (words.length > 60 ? `${words.slice(0, 59)}…` : words).replaceAll(link, '…');

/** The problem of a text, and the words at which to report it. */
type TextFault = { code: ProblemCode; words: string };

// Markdown and HTML that editors paste with text from elsewhere.
const markup =
  /\*\*(?=\S)[^*]*[^\s*]\*\*|(?<![\p{L}\p{N}/_])__(?=\S)[^_]*[^\s_]__(?![\p{L}\p{N}_])|&(?:amp|laquo|mdash|nbsp|ndash|quot|raquo|shy|#\d+);/giu;
/** This markup is not checked outside prose, because it can be the title of a work. */
const markupOfProse =
  /(?<![\p{L}\p{N}*])\*(?![\s*])[^*]*[^\s*]\*(?![\p{L}\p{N}*])|<\/?(?:a|b|br|div|em|h[1-6]|i|li|ol|p|span|strong|u|ul)(?:\s[^<>]*)?\/?>/giu;
const address = String.raw`(?:[/#][a-z]|\w+:\/\/|mailto:|tel:|geo:|www\.|[^\s()[\]]+@)`;
/** Text that people read as a link: brackets with no address, separated, or in the wrong order. */
const likeLinks = [
  /(?:\[[^[\]]*)?\]\([^()]*\)?/,
  new RegExp(String.raw`\[[^[\]]*\]\s+\(\s*${address}[^()]*\)?`, 'i'),
  new RegExp(String.raw`\([^()]*\)\s?\[\s*${address}[^[\]]*\]?`, 'i'),
  /\[[^[\]]*\p{L}[^[\]]*\]\[[^[\]]*\]/u,
];
/** Markdown's pictures, headings, quotations and lists; the lines of a list would run into one. */
const lineMarkup = /!\[[^[\]]*\]\([^()]*\)|^(?:#{1,6}|>|•|[-*](?=.*\n\s*[-*] )) .*/gmu;
const bareAddress = /(?:https?:\/\/|www\.)[^\s\0]+/i;
/** Replaces a valid link in the text. */
const link = '\0';

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
  // The rule for links reports a page that does not exist.
  return isSitePath(to) || isLinkTarget(to) ? [] : [{ code: 'linkAddress', words: to }];
}

/** Finds the first text in a paragraph that looks like a link, or an unmatched bracket. */
function bracketFaults(runs: readonly Run[], isProse: boolean): TextFault[] {
  const plain = runs.map(({ words, address: to }) => (to === undefined ? words : link)).join('');
  for (const like of isProse ? [...likeLinks, bareAddress] : likeLinks) {
    const match = like.exec(plain)?.[0];
    if (match !== undefined) return [{ code: 'brokenLink', words: match }];
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

/** Returns a bracket with enough of the text after it to recognize the place. */
const beginning = (text: string) => /^.[^[\]\0]{0,30}/.exec(text)?.[0].trimEnd() ?? '';

function markupFaults(runs: readonly Run[], isProse: boolean): TextFault[] {
  const words = runs.map((run) => run.words).join('');
  return [markup, ...(isProse ? [markupOfProse] : [])].flatMap((signs) =>
    [...words.matchAll(signs)].map(([match]) => asMarkup(match)),
  );
}

const asMarkup = (words: string): TextFault => ({ code: 'markup', words });
