import type { Site } from '../../content/site';
import type { Reporter } from 'gatsby';

type Services = NonNullable<Site['services']>;
type Environment = Record<string, string | undefined>;

/** Outside services of site.yaml; environment variables (GATSBY_…) override them (design §4). */
export function configuredServices(
  { services }: Pick<Site, 'services'>,
  env: Environment,
): Services {
  const widget = services?.ticketWidget;
  const counter = services?.analytics;
  const script = env['GATSBY_TICKET_WIDGET_SCRIPT'] || widget?.script;
  const page = env['GATSBY_TICKET_WIDGET_PAGE'] || widget?.page;
  const clientKey = env['GATSBY_TICKET_WIDGET_KEY'] || widget?.clientKey;
  const number = Number(env['GATSBY_ANALYTICS_COUNTER']) || counter?.counter;
  const analyticsScript = env['GATSBY_ANALYTICS_SCRIPT'] || counter?.script;
  const consent = env['GATSBY_ANALYTICS_CONSENT'];
  return {
    ...(script &&
      page &&
      clientKey && {
        ticketWidget: { script, page, clientKey, regionId: widget?.regionId ?? 213 },
      }),
    ...(analyticsScript &&
      number && {
        analytics: {
          script: analyticsScript,
          counter: number,
          consent: consent ? consent !== 'false' : (counter?.consent ?? true),
        },
      }),
  };
}

/**
 * Origins of outside scripts, requests and frames. An address without a host, such as the stand-in
 * for the ticket provider, belongs to the site.
 */
export function outsideOrigins({ ticketWidget, analytics }: Services): string[] {
  const addresses = [ticketWidget?.script, ticketWidget?.page, analytics?.script];
  return [
    ...new Set(
      addresses.flatMap((address) =>
        address === undefined ? [] : [address.startsWith('/') ? "'self'" : new URL(address).origin],
      ),
    ),
  ];
}

/** The lead service's origin, if set. */
export function leadOrigins(env: Environment): string[] {
  const address = env['GATSBY_LEAD_SERVICE_URL'];
  return address ? [new URL(address).origin] : [];
}

/** Whether this is the build for visitors: Netlify's production context. */
export function isDeploy(env: Record<string, string | undefined>): boolean {
  return env['NETLIFY'] === 'true' && env['CONTEXT'] === 'production';
}

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
