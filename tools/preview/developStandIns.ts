import type { CreateDevServerArgs } from 'gatsby';
import { readSite } from '../../src/site/content/contentRoot';
import { startLeadService } from './leadService';
import { answerTicketOffice } from './ticketOffice';
import { ticketOfficePath } from './ticketWidget';

/** Lets pages of `gatsby develop` send leads to, and buy tickets at, the stand-ins (design §4). */
export async function serveStandIns({ app, reporter }: CreateDevServerArgs): Promise<void> {
  const { domain, ownDomains = [], lead } = readSite();
  const leads = await startLeadService({
    port: 0,
    file: '.cache/leads.jsonl',
    hosts: { own: [domain, ...ownDomains], others: lead.redirectHosts },
  });
  app.post('/lander.php', leads.answer);
  app.all(`${ticketOfficePath}*`, answerTicketOffice);
  reporter.info(`Leads that forms send are at ${leads.origin}/`);
}
