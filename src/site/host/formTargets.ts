import type { configuredServices } from '../content/outsideServices';

type FormNode = { redirectUrl?: string | null };

/**
 * Returns the origins to which a form may lead, in addition to the page's own host: the site's
 * domain, whatever host serves it, the sites to which the lead service redirects a plain post
 * (browsers apply `form-action` to the redirect as well), and the ticket provider's page.
 */
export function formTargets(
  domain: string,
  forms: readonly FormNode[],
  { ticketWidget }: Pick<ReturnType<typeof configuredServices>, 'ticketWidget'> = {},
): string[] {
  const full = forms.flatMap(({ redirectUrl }) =>
    redirectUrl != null && /^https:/i.test(redirectUrl) ? [new URL(redirectUrl).origin] : [],
  );
  const office =
    ticketWidget && !ticketWidget.page.startsWith('/') ? [new URL(ticketWidget.page).origin] : [];
  return [...new Set([`https://${domain}`, ...full, ...office])].sort();
}
