/** The ticket widget (spec §7): its script, and the page whose links open in its overlay. */
export type TicketWidget = { script: string; clientKey: string; regionId: number; page: string };

/** Web analytics with the interface of Yandex Metrika (spec §7). */
export type Analytics = { script: string; counter: number; consent: boolean };

/** Services outside the site, configured in site.yaml or by GATSBY_ variables. */
type OutsideServices = { ticketWidget?: TicketWidget; analytics?: Analytics };

/**
 * Reads the settings from the page. They are not compiled into scripts, so a new key changes no
 * script. By default none is set. Old-version pages load no outside scripts (design §1).
 */
export function outsideServices(): OutsideServices {
  const settings = document.getElementById('outside-services')?.textContent;
  if (!settings || document.querySelector('[data-free-loader]') !== null) return {};
  return JSON.parse(settings) as OutsideServices;
}
