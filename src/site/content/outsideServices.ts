import type { Site } from '../../content/site';

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
