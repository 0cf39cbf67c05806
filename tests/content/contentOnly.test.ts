import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { formatDay, formatDayRange, formatDayRangeInFigures } from '../../src/lib/time/days';

type Pair = { ru: string; en: string };
type SiteText = {
  name: Pair;
  domain: string;
  ownDomains: string[];
  currentEdition: number;
  contacts: { email: string; address: Pair };
};
type EditionText = { firstDay: string; lastDay: string; venue: { name: Pair; address: Pair } };

const yaml = (file: string): unknown => parse(readFileSync(file, 'utf8'));
const site = yaml('tests/fair/site.yaml') as SiteText;
const years = readdirSync('tests/fair').filter((name) => /^\d{4}$/.test(name));
const editions = years.map((year) => yaml(`tests/fair/${year}/edition.yaml`) as EditionText);
const both = ({ ru, en }: Pair) => [ru, en];

const contentOnly = [
  ...both(site.name),
  ...site.ownDomains,
  site.contacts.email,
  ...editions.flatMap(({ venue }) => [...both(venue.name), ...both(venue.address)]),
];
/** The days of the editions in all formats used by the site. */
const days = editions.flatMap(({ firstDay, lastDay }) => [
  firstDay,
  lastDay,
  formatDayRangeInFigures(firstDay, lastDay),
  ...['ru', 'en'].flatMap((language) => [
    formatDayRange(firstDay, lastDay, language),
    formatDay(firstDay, language),
  ]),
]);

const code = [
  'src',
  'tools',
  'netlify.toml',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.ts',
].flatMap(filesOf);

test('brand, venue, domain, addresses and days come from content, not from code', () => {
  expect(new Set([...contentOnly, ...days]).size).toBeGreaterThan(15);
  const known = code.flatMap((file) => {
    const source = withoutComments(readFileSync(file, 'utf8')).toLowerCase();
    // The editors' manual and the check's sentences use days as examples.
    const texts = /^src\/(content|site\/content|site\/check\/problems)\/|\/schema[./]/.test(file)
      ? contentOnly
      : [...contentOnly, ...days];
    return texts
      .filter((text) => source.includes(text.toLowerCase()))
      .map((text) => `${file}: ${text}`);
  });
  expect(known).toEqual([]);
});

function filesOf(place: string): string[] {
  if (path.extname(place) !== '') return [place];
  return (
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|mts|mjs|cjs|css|json|html)$/.test(file))
      // Tests use their own examples.
      .filter((file) => !/\.test\.tsx?$|\.schema\.json$/.test(file))
      .map((file) => path.join(place, file))
  );
}

/** Comments may mention the fair's days as examples. */
function withoutComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1')
    .replace(/^\s*#.*$/gm, '');
}
