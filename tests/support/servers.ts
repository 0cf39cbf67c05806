// Serves everything that browser tests visit, in one process until it is stopped: the tests' fair
// with the stand-in lead service, the same on a host that lower-cases paths, and the site of
// content/.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { enterTrial } from '../../src/site/finish/trial';
import { readSite } from '../../src/site/content/contentRoot';
import { startLeadService } from '../../tools/preview/leadService';
import { picturesOf } from '../../tools/preview/pictures';
import { startPreview } from '../../tools/preview/previewServer';
import { answerTicketOffice as tickets } from '../../tools/preview/ticketOffice';
import moment from '../moment.json';
import { siteFolder } from './siteFolder';
import { portsFrom } from './ports';

// The stand-in ticket office uses the moment of the fair, as its visitors do.
enterTrial({ FAIR_AT: moment });

const { values } = parseArgs({ options: { port: { type: 'string', default: '9321' } } });
const ports = portsFrom(Number(values.port));
const site = readSite();
const images = picturesOf(siteFolder, site.ownDomains ?? []);
const leads = await startLeadService({
  port: ports.leads,
  file: `test-results/leads-${Date.now()}.jsonl`,
  hosts: { own: [site.domain, ...(site.ownDomains ?? [])], others: site.lead.redirectHosts },
});
await startPreview({ folder: siteFolder, port: ports.lowerCase, lowerCase: true, images, tickets });
if (existsSync('public/index.html'))
  await startPreview({ folder: 'public', port: ports.content, leads, tickets });
// Started last, because Playwright waits for this one.
await startPreview({ folder: siteFolder, port: ports.fair, leads, images, tickets });
