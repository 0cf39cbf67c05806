import { localeCodes } from '../../src/i18n/locales';
import { localizedPath, splitLocale } from '../../src/i18n/paths';
import { builtFiles, readPage, standsAlone } from '../support/builtHtml';

const paths = builtFiles().filter((path) => !standsAlone(path));
const shells = new Map(
  paths.map((path) => [
    path,
    readPage(path)
      .match(/<(header|footer)\b.*?<\/\1>/gs)
      ?.join('') ?? '',
  ]),
);
const shellOf = (path: string) => shells.get(path) ?? '';
/** On the page itself, Gatsby's link also gets an empty class. */
const withoutCurrent = (html: string) => html.replaceAll(/ aria-current="page"( class="")?/g, '');
const menuAndFoot = (path: string) =>
  [/<nav id="menu_open".*?<\/nav>/s, /<footer\b.*<\/footer>/s].map(
    (part) => part.exec(withoutCurrent(shellOf(path)))?.[0] ?? 'none',
  );

test('menu and footer are the same on all pages of a language', () => {
  const faults = localeCodes.flatMap((locale) => {
    const model = menuAndFoot(localizedPath('/', locale));
    // The file that hosts serve for missing addresses has both languages.
    const own = paths.filter(
      (path) => splitLocale(path).locale === locale && !path.startsWith('/404'),
    );
    return own.filter((path) => menuAndFoot(path).join() !== model.join());
  });
  expect(faults).toEqual([]);
  expect(menuAndFoot('/')).not.toContain('none');
});

test('header and footer mark only the link to the page itself as current', () => {
  const faults = paths.flatMap((path) =>
    [...shellOf(path).matchAll(/<a\b[^>]*>/g)].flatMap(([link]) =>
      link.includes(` href="${path}"`) === link.includes(' aria-current="page"')
        ? []
        : [{ path, link }],
    ),
  );
  expect(faults).toEqual([]);
  expect(shellOf('/')).toContain(' aria-current="page"');
});
