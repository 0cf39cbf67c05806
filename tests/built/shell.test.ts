import { localeCodes } from '../../src/i18n/locales';
import { splitLocale } from '../../src/i18n/paths';
import { builtFiles, readPage } from '../support/builtHtml';

const paths = builtFiles();
const shellOf = (path: string) =>
  readPage(path)
    .match(/<(header|footer)\b.*?<\/\1>/gs)
    ?.join('') ?? '';
/** On the page itself, Gatsby's link also gets an empty class. */
const withoutCurrent = (html: string) => html.replaceAll(/ aria-current="page"( class="")?/g, '');

test.each(localeCodes)('menu and foot in %s are the same on every page', (locale) => {
  const feet = new Set<string>();
  const menus = new Set<string>();
  for (const path of paths.filter(
    (page) => splitLocale(page).locale === locale && !page.startsWith('/404'),
  )) {
    const shell = withoutCurrent(shellOf(path));
    feet.add(/<footer\b.*<\/footer>/s.exec(shell)?.[0] ?? path);
    menus.add(/<nav id="menu_open".*?<\/nav>/s.exec(shell)?.[0] ?? path);
  }
  expect([...feet].map((foot) => foot.slice(0, 7))).toEqual(['<footer']);
  expect([...menus].map((menu) => menu.slice(0, 4))).toEqual(['<nav']);
});

test('in header and foot the link to the page itself, and no other, is marked as current', () => {
  const wrong: string[] = [];
  let marked = 0;
  for (const path of paths) {
    for (const [link] of shellOf(path).matchAll(/<a\b[^>]*>/g)) {
      const isOwn = link.includes(` href="${path}"`);
      const isMarked = link.includes(' aria-current="page"');
      if (isMarked) marked += 1;
      if (isOwn !== isMarked) wrong.push(`${path}: ${link}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(marked).toBeGreaterThan(50);
});
