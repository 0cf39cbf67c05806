import { dateNames } from '../../edition/model/fillDates';
import { nearestWord } from '../../lib/nearWord';
import { plainText } from '../../lib/text';
import { yearOfPastEvent } from '../content/sitePages';
import type { ContentFolder, ContentSource } from './files/contentFolder';
import { fieldOf, problemInText, textsIn, type FieldPath } from './files/schemaProblems';
import type { Problem } from './problems/problem';

const ofCalls = ['callOpens', 'callCloses'];
const ofFair: readonly string[] = dateNames.filter((name) => !ofCalls.includes(name));
/** Other names in braces that texts can contain. */
const otherNames = ['year', 'days'];

/**
 * Reports names of days in braces that visitors would see unfilled: unknown names, and known names
 * in texts that site/records/dateWords does not fill.
 */
export function dateNameProblems(folder: ContentFolder): Problem[] {
  return folder.sources
    .filter(({ place }) => place.kind === 'page')
    .flatMap((source) =>
      textsIn(source.value)
        .filter(({ text }) => text.includes('{'))
        .flatMap(({ text, path }) => {
          const known = namesAt(source, path);
          return [...text.matchAll(/\{([A-Za-z]+)\}/g)].flatMap(([words, name = '']) => {
            if (known.includes(name) || otherNames.includes(name)) return [];
            const values = { value: words, nearest: nearestWord(name, known) };
            return [
              known.length > 0
                ? problemInText(source, path, words, 'unknownDate', values)
                : problemInText(source, path, words, 'dateNotHere', { value: words }),
            ];
          });
        }),
    );
}

/** Returns the names of days that a text of a page can contain. */
function namesAt(source: ContentSource, path: FieldPath): readonly string[] {
  const field = path.slice(0, -1).join('.');
  if (['description', 'introduction', 'titleBlock.rightText'].includes(field)) return ofFair;
  if (path.at(-2) !== 'text') return [];
  const kind = sectionKind(source, path);
  if (kind === 'phases') return ofFair;
  return kind === 'call' ? dateNames : [];
}

function sectionKind({ value }: ContentSource, path: FieldPath): unknown {
  if (path[0] !== 'sections' || path[1] === undefined) return undefined;
  return fieldOf(fieldOf(fieldOf(value, 'sections'), path[1]), 'kind');
}

const monthRu = String.raw`(?:январ|феврал|апрел|июн|июл|сентябр|октябр|ноябр|декабр)[ьяюе]м?|март[аеу]?|ма[йяею]|август[аеу]?`;
const monthEn =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const notLetter = { before: String.raw`(?<![\p{L}\p{N}])`, after: String.raw`(?![\p{L}])` };
const wordOf = (words: string, flags: string) =>
  new RegExp(`${notLetter.before}(?:${words})${notLetter.after}`, flags);
/**
 * Matches a month without a year after it. May and March are also English words, so they need a day
 * next to them.
 */
const withoutYear = {
  ru: wordOf(String.raw`(?:${monthRu})(?!\s+\d{4})`, 'iu'),
  en: wordOf(
    String.raw`\d{1,2}\s+(?:${monthEn})(?!\s+\d{4})|(?:${monthEn})\s+\d{1,2}(?!\d|,?\s+\d{4})|(?:${monthEn.replace('March|', '').replace('May|', '')})(?!\s+\d)`,
    'u',
  ),
};
const vague = {
  ru: wordOf('скоро|осенью|зимой|весной|летом', 'iu'),
  en: wordOf(String.raw`(?<!as )soon|(?:this|next|in) (?:autumn|winter|spring|summer)`, 'iu'),
};

/**
 * Reports sentences of pages, forms and site.yaml that become false as time passes: they name a
 * month without its year, or say «скоро» or "soon". Leaves out texts that are shown or hidden by a
 * phase, a call or the days of their form, pages about a past fair, and old pages.
 */
export function undatedNotes(folder: ContentFolder): Problem[] {
  return folder.sources.filter(isRead).flatMap((source) => {
    const reported = new Set<string>();
    return textsIn(source.value).flatMap(({ text, path }) => {
      const language = path.at(-1);
      if ((language !== 'ru' && language !== 'en') || isGuarded(source, path)) return [];
      // Reported once for both languages, because one edit fixes both.
      const field = path.slice(0, -1).join('.');
      if (reported.has(field)) return [];
      const sentence = datedSentences(text, language)[0];
      if (sentence === undefined) return [];
      reported.add(field);
      return [problemInText(source, path, sentence, 'undated', { value: shorten(sentence) })];
    });
  });
}

/** Returns the sentences of a text that name a month without a year, or a vague time. */
export function datedSentences(text: string, language: 'ru' | 'en'): string[] {
  return plainText(text)
    .split(/(?<=[.!?…])\s+|\n+/)
    .filter((sentence) => withoutYear[language].test(sentence) || vague[language].test(sentence));
}

function isRead({ place, value }: ContentSource): boolean {
  if (place.kind === 'form' || place.kind === 'site') return true;
  if (place.kind !== 'page') return false;
  return (
    yearOfPastEvent(place.route ?? '') === undefined && fieldOf(value, 'replacedBy') === undefined
  );
}

/** Whether days of the edition or of a form decide when a text is shown. */
function isGuarded(source: ContentSource, path: FieldPath): boolean {
  const kind = sectionKind(source, path);
  if (kind === 'phases' || kind === 'call') return true;
  return source.place.kind === 'form' && path[0] !== 'texts';
}

const shorten = (sentence: string) =>
  sentence.length > 90 ? `${sentence.slice(0, 89).trimEnd()}…` : sentence;
