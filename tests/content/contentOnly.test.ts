import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { dayOfEdition, type EditionDays } from './writtenDays';

type Pair = { ru: string; en: string };
type SiteText = {
  name: Pair;
  domain: string;
  ownDomains: string[];
  currentEdition: number;
  contacts: { email: string; address: Pair };
};
type EditionText = EditionDays & { venue: { name: Pair; address: Pair } };

const yaml = (file: string): unknown => parse(readFileSync(file, 'utf8'));
const site = yaml('content/site.yaml') as SiteText;
const years = readdirSync('content').filter((name) => /^\d{4}$/.test(name));
const editions = years.map((year) => yaml(`content/${year}/edition.yaml`) as EditionText);
const both = ({ ru, en }: Pair) => [ru, en];

const contentOnly = [
  ...both(site.name),
  ...site.ownDomains,
  site.contacts.email,
  ...editions.flatMap(({ venue }) => [...both(venue.name), ...both(venue.address)]),
];
const days = editions.flatMap(dayOfEdition);

const code = [
  'src',
  'tools',
  'netlify.toml',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.ts',
].flatMap(filesOf);

test('brand, venue, domain, addresses and days are read from content', () => {
  expect(new Set([...contentOnly, ...days]).size).toBeGreaterThan(15);
  expect(code.length).toBeGreaterThan(200);
});

test.each(code)('%s knows nothing of this fair', (file) => {
  const source = withoutComments(readFileSync(file, 'utf8')).toLowerCase();
  // The editors' manual and the check's sentences use days as examples.
  const texts = /^src\/(content-model|build\/check\/problems)\//.test(file)
    ? contentOnly
    : [...contentOnly, ...days];
  expect(texts.filter((text) => source.includes(text.toLowerCase()))).toEqual([]);
});

function filesOf(place: string): string[] {
  if (path.extname(place) !== '') return [place];
  return (
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|mts|mjs|cjs|css|json|html)$/.test(file))
      // Tests use examples of their own.
      .filter((file) => !/\.test\.tsx?$|\.schema\.json$/.test(file))
      .map((file) => path.join(place, file))
  );
}

/** Comments may mention the fair's days as an example. */
function withoutComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1')
    .replace(/^\s*#.*$/gm, '');
}
