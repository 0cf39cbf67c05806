import { existsSync, readFileSync } from 'node:fs';
import { attributeValues, fileOf, readPage } from '../support/builtHtml';
import { prefixes, site } from './fair';

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

/** Places, in either language, for which a condition does not hold. */
const lacking = (places: readonly Place[], holds: (place: Place, prefix: string) => boolean) =>
  prefixes.flatMap((prefix) =>
    places.filter((place) => !holds(place, prefix)).map((place) => ({ prefix, ...place })),
  );
const hrefsOf = (path: string) => attributeValues(readPage(path, site), 'href');
const addressesOf = ({ path, anchor }: Place, prefix: string) => [
  prefix + path,
  `${prefix}${path}#${anchor}`,
  // The navigator's links to itself.
  ...(path === '/navigation/' ? [`#${anchor}`] : []),
];

test('docs/sections.md lists the sections, links and dialogs of spec §2', () => {
  const names = (places: readonly Place[]) => places.map(({ name }) => name).join(', ');
  expect(names(sections)).toBe(named);
  expect(names(links)).toBe(navigatorLinks);
  expect(names(dialogs)).toBe(navigatorDialogs);
});

test('every section, link and dialog is at its address, in both languages', () => {
  const isThere = ({ path, anchor }: Place, prefix: string) =>
    existsSync(fileOf(prefix + path, site)) &&
    (anchor === undefined || readPage(prefix + path, site).includes(` id="${anchor}"`));
  expect(lacking([...sections, ...links, ...dialogs], isThere)).toEqual([]);
});

test('menu, footer or navigator lead to every section', () => {
  const isReached = (place: Place, prefix: string) => {
    // Menu and footer are the same on every page; the navigator is a page of links.
    const hrefs = [...hrefsOf(`${prefix}/navigation/`), ...hrefsOf(`${prefix}/`)];
    return addressesOf(place, prefix).some((address) => hrefs.includes(address));
  };
  expect(lacking(sections, isReached)).toEqual([]);
});

test('the navigator has its links and dialogs', () => {
  const isLinked = (place: Place, prefix: string) => {
    const hrefs = hrefsOf(`${prefix}/navigation/`);
    return addressesOf(place, prefix).some((address) => hrefs.includes(address));
  };
  const isDialog = ({ anchor }: Place, prefix: string) =>
    new RegExp(`<dialog[^>]* (id|aria-labelledby)="${anchor}(-title)?"`).test(
      readPage(`${prefix}/navigation/`, site),
    );
  expect(lacking(links, isLinked)).toEqual([]);
  expect(lacking(dialogs, isDialog)).toEqual([]);
});
