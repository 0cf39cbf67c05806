import { isUnmodified } from '../navigation';
import { addScript } from './addScript';
import type { TicketWidget } from './configuration';

/** The overlay that a provider's script may return, so that Back can close it. */
type Overlay = { close(): void; closed: Promise<unknown> };
type Options = { url: string; clientKey: string; regionId: number };
type Dealer = { open(options: Options): Overlay | void };

declare global {
  interface Window {
    /** The provider's script sets this when it is ready. */
    TicketWidget?: Dealer;
  }
}

/**
 * Starts the ticket widget (spec §7). Once its script has loaded, links and GET forms to the
 * provider's page open the widget; before that, or if the script is blocked or fails, they are
 * plain links and forms.
 */
export async function startTicketWidget({
  script,
  clientKey,
  regionId,
  page,
}: TicketWidget): Promise<void> {
  const address = new URL(script, window.location.href);
  const sale = new URL(page, window.location.href).href;
  address.searchParams.set('clientKey', clientKey);
  address.searchParams.set('regionId', String(regionId));
  if (!(await addScript(address.href))) return;
  const openInPlace = (url: string, event: Event) => {
    const dealer = window.TicketWidget;
    if (dealer === undefined || event.defaultPrevented || !url.startsWith(sale)) return;
    try {
      const overlay = dealer.open({ url, clientKey, regionId });
      event.preventDefault();
      if (overlay) closeOnBack(overlay);
    } catch {
      // The browser follows the link or sends the form.
    }
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    // Links in an SVG have another type of `href`.
    if (link instanceof HTMLAnchorElement && isUnmodified(event)) openInPlace(link.href, event);
  });
  document.addEventListener('submit', (event) => {
    if (event.target instanceof HTMLFormElement && event.target.method === 'get')
      openInPlace(addressOf(event.target), event);
  });
}

/** Returns the address of a filled-in GET form. */
function addressOf(form: HTMLFormElement): string {
  const url = new URL(form.action);
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') url.searchParams.set(name, value);
  return url.href;
}

/** Gives an overlay a history entry, like the lightbox: Back closes it, closing it goes back. */
function closeOnBack(overlay: Overlay): void {
  const { history } = window;
  const entry = { ...(history.state as object | null), isTicketOffice: true };
  history.pushState(entry, '');
  const onBack = () => overlay.close();
  window.addEventListener('popstate', onBack, { once: true });
  void overlay.closed.then(() => {
    window.removeEventListener('popstate', onBack);
    if ((history.state as typeof entry | null)?.isTicketOffice) history.back();
  });
}
