import type { Reporter } from 'gatsby';
import { isDeploy } from '../content/isDeploy';

/**
 * Returns the reason to stop a deploy, or undefined. In Netlify's production context, forms need
 * the address of a real lead service; otherwise leads would be lost (design §4).
 */
export function leadServiceFault(env: Record<string, string | undefined>): string | undefined {
  if (!isDeploy(env)) return undefined;
  const address = env['GATSBY_LEAD_SERVICE_URL'] ?? '';
  if (/^https:\/\/[^\s/?#@]+\.[^\s/?#@]+\/[^\s?#]*$/.test(address)) return undefined;
  return [
    address === ''
      ? 'GATSBY_LEAD_SERVICE_URL is not set'
      : `GATSBY_LEAD_SERVICE_URL is no address of a lead service: ${address}`,
    'Forms of a deployed site need it: set it in Netlify to the full address, like https://leads.fair.example/lander.php',
    'Nothing was built.',
  ].join('\n');
}

/** Stops a deploy whose leads would be lost (design §4). */
export function stopWithoutLeadService(reporter: Reporter): void {
  const fault = leadServiceFault(process.env);
  if (fault !== undefined) reporter.panic(fault);
}
