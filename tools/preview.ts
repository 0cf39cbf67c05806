import { readCurrentEdition, readSite } from '../src/site/content/contentRoot';
import { shiftDay } from '../src/lib/time/clock';
import { enterTrial } from '../src/site/finish/trial';
import { commandOptions, portOption } from './options';
import { startLeadService } from './preview/leadService';
import { picturesOf } from './preview/pictures';
import { startPreview } from './preview/previewServer';
import { answerTicketOffice } from './preview/ticketOffice';

const { values } = commandOptions({
  port: portOption('9000'),
  folder: { type: 'string', default: 'public' },
  // 0 starts no stand-in lead service.
  'leads-port': portOption('0'),
  'leads-file': { type: 'string', default: '.cache/leads.jsonl' },
  'lower-case': { type: 'boolean', default: false },
  // Another moment, for a site that was built with --at.
  at: { type: 'string' },
});

try {
  // The stand-ins use the trial's moment, as the pages do (decision 035).
  enterTrial(process.env);
  const leadsPort = Number(values['leads-port']);
  const site = readSite();
  const hosts = { own: [site.domain, ...(site.ownDomains ?? [])], others: site.lead.redirectHosts };
  const leads =
    leadsPort === 0
      ? undefined
      : await startLeadService({ port: leadsPort, file: values['leads-file'], hosts });
  const { origin } = await startPreview({
    folder: values.folder,
    port: Number(values.port),
    lowerCase: values['lower-case'],
    ...(leads && { leads }),
    images: picturesOf(values.folder, site.ownDomains ?? []),
    tickets: answerTicketOffice,
  });
  console.log(`The site is at ${origin}/ (Russian) and ${origin}/en/ (English). Ctrl+C stops it.`);
  if (leads) console.log(`Leads that its forms send are at ${leads.origin}/`);
  if (values.at !== undefined) console.log(`At that moment: ${origin}/?at=${values.at}`);
  else if (!process.env['FAIR_AT'])
    console.log(
      `As on the second day of the fair: npm start -- --at ${shiftDay(readCurrentEdition().firstDay, 1)}T13:00`,
    );
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${values.port} or ${values['leads-port']} is taken: choose others with --port N and --leads-port N.`
      : message,
  );
  process.exitCode = 1;
}
