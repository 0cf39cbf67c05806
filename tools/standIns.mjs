// Stand-ins for outside services (spec §7), in addition to the stand-in of the lead service. The
// build gets them in the same variables as real services, so the site does not know that they are
// stand-ins.
import { existsSync } from 'node:fs';

/**
 * Lets a build for this machine sell tickets at the stand-in, unless an environment variable names
 * a provider. The variable is set in the shell, or in `.env.production` or `.env.development`
 * (depending on `mode`).
 */
export function useStandIns(mode) {
  const file = `.env.${mode}`;
  if (existsSync(file)) process.loadEnvFile(file);
  process.env.GATSBY_TICKET_WIDGET_SCRIPT ||= '/ticket-office/widget.js';
  process.env.GATSBY_TICKET_WIDGET_PAGE ||= '/ticket-office/';
  process.env.GATSBY_TICKET_WIDGET_KEY ||= 'stand-in';
}
