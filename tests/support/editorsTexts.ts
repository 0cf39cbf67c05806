import { readParagraphs } from '../../src/lib/text';
import { contentFiles } from './builtContent';
import { builtFiles, decodeEntities, readPage } from './builtHtml';
import { contentFolder, siteFolder } from './siteFolder';

/** Places for editors' texts in a page: a paragraph, a cell, after a bold word. */
export const textPlaces = ['p', 'td', 'th scope="row"', '/strong> <!-- --'] as const;

type Shown = {
  path: string;
  place: string;
  text: string;
  /** Whether these words are only a name in the content. */
  isName: boolean;
};

/** Returns the editors' texts in paragraphs and cells of the Russian pages, as displayed. */
export function shownTexts(site = siteFolder, content = contentFolder): Shown[] {
  const written = contentFiles(/./, content).flatMap(({ value }) => russianIn(value));
  const wordsOf = (texts: typeof written) =>
    new Set(texts.flatMap(({ text }) => readParagraphs(text).flat()).map(({ words }) => words));
  const all = wordsOf(written);
  const sentences = wordsOf(written.filter(({ field }) => field !== 'name'));
  const place = new RegExp(`<(${textPlaces.join('|')})(?=[ >])[^>]*>([^<]+)`, 'g');
  return builtFiles(site)
    .filter((path) => !path.startsWith('/en/'))
    .flatMap((path) => [...readPage(path, site).matchAll(place)].map((match) => ({ path, match })))
    .map(({ path, match: [, tag = '', text = ''] }) => ({
      path,
      place: tag,
      text: decodeEntities(text),
    }))
    .map((shown) => ({ ...shown, plain: shown.text.replace(/\u00a0/g, ' ') }))
    .filter(({ plain }) => all.has(plain))
    .map(({ plain, ...shown }) => ({ ...shown, isName: !sentences.has(plain) }));
}

/** Returns every Russian text of a value, with the name of its field. */
function russianIn(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'ru' && typeof inner === 'string'
      ? [{ field, text: inner }]
      : russianIn(inner, Array.isArray(value) ? field : key),
  );
}
