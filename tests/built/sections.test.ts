import { existsSync, readFileSync } from 'node:fs';

// In the order of spec §2.
const named =
  "main, partners and media, children's area, ticket refund, manifesto, past events, speakers, exhibitors/participants, contacts, programme/schedule, visiting rules, terms of use, privacy policy, tickets, media accreditation, contract offer, for visitors, for participants, selection stages, fair map, master classes, excursions, audio guide, for tour guides, for volunteers, responsibilities, become a volunteer, gallery, become a partner, contact us, media, how to get there (map), work in art, navigator, press, mailing list, team/curators, special project, photo gallery";
const navigatorLinks =
  "exhibition scheme, catalog, programme, adult master classes, children's master classes, audio guide, excursions, hashtags, photos, best-stand voting, where to eat";
const navigatorDialogs = 'excursions, theatre ball, event organisation, academic art fair';

type Place = { name: string; path: string; anchor: string | undefined };

const [, sections = [], links = [], dialogs = []] = readFileSync('docs/sections.md', 'utf8')
  .split(/^## /m)
  .map(placesIn);

function placesIn(text: string): Place[] {
  return [...text.matchAll(/^\| (?!section|-)(.+?) \| (\/\S*?)(?:#(\S+))? \|$/gm)].map(
    ([, name = '', path = '', anchor]) => ({ name, path, anchor }),
  );
}

const htmlOf = (path: string) => readFileSync(`public${path}index.html`, 'utf8');
const hrefsOf = (html: string) =>
  new Set([...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href));

test.each([
  ['sections', sections, named],
  ['links of the navigator', links, navigatorLinks],
  ['dialogs of the navigator', dialogs, navigatorDialogs],
])('the page lists the %s of spec §2', (_, places, names) => {
  expect(places.map(({ name }) => name)).toEqual(names.split(', '));
});

describe.each(['', '/en'])('in locale "%s"', (prefix) => {
  test.each([...sections, ...links, ...dialogs])(
    '$name stands at $path#$anchor',
    ({ path, anchor }) => {
      expect(existsSync(`public${prefix}${path}index.html`)).toBe(true);
      if (anchor !== undefined)
        expect(htmlOf(prefix + path)).toMatch(new RegExp(` id="${anchor}"`));
    },
  );

  // Menu and footer are the same on every page; the navigator is a page of links.
  const reachable = hrefsOf(htmlOf(`${prefix}/navigation/`));
  const reachableOnHome = hrefsOf(htmlOf(`${prefix}/`));

  test.each(sections)('$name is reached from menu, footer or navigator', ({ path, anchor }) => {
    const page = prefix + path;
    const addresses =
      anchor === undefined
        ? [page]
        : [page, `${page}#${anchor}`, ...(path === '/navigation/' ? [`#${anchor}`] : [])];
    expect(
      addresses.some((address) => reachable.has(address) || reachableOnHome.has(address)),
    ).toBe(true);
  });

  test.each(links)('the navigator leads to $name', ({ path, anchor }) => {
    const page = prefix + path;
    expect(
      [page, `${page}#${anchor}`, `#${anchor}`].some((address) => reachable.has(address)),
    ).toBe(true);
  });

  test.each(dialogs)('the navigator has a dialog of $name', ({ anchor }) => {
    expect(htmlOf(`${prefix}/navigation/`)).toMatch(
      new RegExp(`<dialog[^>]* (id|aria-labelledby)="${anchor}(-title)?"`),
    );
  });
});
