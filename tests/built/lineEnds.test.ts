import { readContentFolder } from '../../src/build/check/contentFolder';
import { withNoBreakSpaces } from '../../src/lib/noBreakSpaces';
import { readParagraphs } from '../../src/lib/text';
import { builtFiles, decodeEntities, readPage } from '../support/builtHtml';

/** Every Russian text of editors, split the way pages show it. */
const written = new Set(
  readContentFolder('content')
    .sources.flatMap(({ value }) => russianOf(value))
    .flatMap((text) =>
      readParagraphs(text)
        .flat()
        .map(({ words }) => words),
    ),
);

function russianOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'ru' && typeof inner === 'string' ? [inner] : russianOf(inner),
  );
}

/**
 * Editors' texts in paragraphs and cells of the Russian pages as rendered, some after a word in
 * bold.
 */
const shown = builtFiles()
  .filter((file) => !file.startsWith('/en/'))
  .flatMap((page) =>
    [
      ...readPage(page).matchAll(/<(p|td|th scope="row"|\/strong> <!-- --)(?=[ >])[^>]*>([^<]+)/g),
    ].map(([, tag = '', text = '']) => ({ page, tag, text: decodeEntities(text) })),
  )
  .filter(({ text }) => written.has(text.replace(/\u00a0/g, ' ')));

test('no line of an editor’s text ends with a short word, a number or before a dash (content/README)', () => {
  expect(shown.filter(({ text }) => text !== withNoBreakSpaces(text))).toEqual([]);
});

test.each(['p', 'td', 'th scope="row"', '/strong> <!-- --'])('such texts stand in <%s>', (tag) => {
  expect(shown.filter((one) => one.tag === tag && one.text.includes('\u00a0'))).not.toEqual([]);
});
