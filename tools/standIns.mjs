// Stand-ins for the services outside (spec §7), beside the lead service's: they are named to the
// build by the same variables as real ones, so the site knows nothing of them.
import { existsSync } from 'node:fs';

/**
 * Lets a build that is seen on this machine alone sell tickets at the stand-in, unless variables of
 * the machine, or of Gatsby's file for `mode` (production, development), name a provider.
 */
export function useStandIns(mode) {
  const file = `.env.${mode}`;
  if (existsSync(file)) process.loadEnvFile(file);
  process.env.GATSBY_TICKET_WIDGET_SCRIPT ||= '/ticket-office/widget.js';
  process.env.GATSBY_TICKET_WIDGET_PAGE ||= '/ticket-office/';
  process.env.GATSBY_TICKET_WIDGET_KEY ||= 'stand-in';
}
