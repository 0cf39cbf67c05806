import { readFileSync } from 'node:fs';
import { builtFiles, readPage, shownText, standsAlone } from '../support/builtHtml';

/** Ranges of code points by font file. */
const ranges = [
  ...readFileSync('src/styles/fonts.css', 'utf8').matchAll(
    /url\('[^']*\/(geologica-[\w-]+)\.woff2'\)[^}]*unicode-range:([^;]*);/g,
  ),
].map(([, name = '', written = '']) => {
  const parts = [...written.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
  );
  const has = (sign: string) => {
    const code = sign.codePointAt(0) ?? 0;
    return parts.some(([first, last]) => code >= first && code <= last);
  };
  return { name, has };
});

test('no large font file is loaded for the same single character on many pages', () => {
  expect(ranges.map(({ name }) => name)).toContain('geologica-rouble');
  const pages = builtFiles().filter((path) => !standsAlone(path));
  const alone = new Map<string, number>();
  for (const path of pages) {
    const signs = [...new Set(shownText(readPage(path)))];
    for (const { name, has } of ranges) {
      const [sign, ...others] = signs.filter(has);
      if (sign === undefined || others.length > 0 || name === 'geologica-rouble') continue;
      const key = `${sign} of ${name}`;
      alone.set(key, (alone.get(key) ?? 0) + 1);
    }
  }
  // A page or two may have a name with letters of another alphabet.
  expect([...alone].filter(([, count]) => count > pages.length / 50)).toEqual([]);
});
