/**
 * The ticketing provider's widget (spec §7): its script, and the page whose links it opens in
 * place.
 */
export type TicketWidget = { script: string; clientKey: string; regionId: number; page: string };

/** Web analytics by the conventions of Yandex Metrika (spec §7). */
export type Analytics = { script: string; counter: number; consent: boolean };

/** Services outside the site that the fair has configured, in site.yaml or by GATSBY_ variables. */
export type OutsideServices = { ticketWidget?: TicketWidget; analytics?: Analytics };

/**
 * Read from the page, not compiled in: another key changes no script. Nothing is configured by
 * default, and old pages start no outside loaders (design §1).
 */
export function outsideServices(): OutsideServices | undefined {
  const written = document.getElementById('outside-services')?.textContent;
  if (!written || document.querySelector('[data-free-loader]') !== null) return undefined;
  return JSON.parse(written) as OutsideServices;
}
