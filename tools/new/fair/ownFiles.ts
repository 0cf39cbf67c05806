import { editionSchema } from '../../../src/edition/schema';
import prompts from '../../../src/site/check/prompts.json';
import { siteSchema, type Site } from '../../../src/content/site';
import { sourcesOf } from '../../../src/site/check/files/contentFolder';
import { fieldOf } from '../../../src/site/check/files/schemaProblems';
import type { Draft, Shelf } from '../draft';
import { exampleHours } from '../exampleHours';
import { recordText } from '../recordText';
import type { Facts } from './facts';
import { renamed, type Renaming } from './renaming';

/** Writes `site.yaml` and the first edition; keeps the choice of lead service. */
export function ownFiles(
  facts: Facts,
  old: Site,
  renaming: Renaming,
  { folder, head }: Shelf,
): Draft[] {
  const [newest] = [...sourcesOf(folder, 'edition')].sort(
    (a, b) => (b.place.year ?? 0) - (a.place.year ?? 0),
  );
  const edition = `${facts.year}/edition.yaml`;
  const colour = fieldOf(newest?.value, 'colour');
  const filled = { ...facts.days, venue: facts.venue, colour };
  const site = { filled: siteOf(facts, old, renaming), examples: siteExamples(facts) };
  return [
    { file: 'site.yaml', text: head('site.yaml') + recordText(siteSchema, site) },
    {
      file: edition,
      text: head(edition) + recordText(editionSchema, { filled, examples: editionExamples(facts) }),
    },
  ];
}

function siteOf(
  { year, name, venue, domain, email, phone }: Facts,
  { lead }: Site,
  renaming: Renaming,
) {
  const product = domain.split('.')[0] ?? domain;
  return {
    name,
    description: prompts.site.description,
    domain,
    ownDomains: [domain, `www.${domain}`],
    currentEdition: year,
    contacts: { email, phone, address: venue.address },
    lead: {
      ...lead,
      type: product,
      land: `${product}${year}`,
      redirectHosts: lead.redirectHosts.map((host) => renamed(host, renaming)),
    },
  };
}

const siteExamples = ({ domain }: Facts) => ({
  socialLinks: [{ network: 'telegram', url: `https://t.me/${domain.split('.')[0]}` }],
});

const editionExamples = ({ year, days }: Facts) => ({
  cover: { picture: 'cover.jpg', alt: prompts.edition['cover.alt'] },
  applicationsOpen: `${year - 1}-09-01`,
  applicationsClose: `${year - 1}-12-01`,
  phase: 'applications-open',
  ...exampleHours(days.firstDay, days.lastDay),
});
