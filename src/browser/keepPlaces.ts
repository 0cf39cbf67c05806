import { onRouteChange } from './address/routeChanges';

/**
 * On Back and Forward the browser scrolls to the place of the other page while this one is still
 * shown. Gatsby, which returns to where a page was left, does not hear of that: it would take it
 * for a place of this page. Until the first route is shown, Gatsby has data of that page alone and
 * would draw nothing of another, so that is loaded in full. Call it before.
 */
export function keepPlaces(): void {
  const { pathname } = window.location;
  let shown = '';
  let isLeaving = false;
  onRouteChange(() => {
    shown = window.location.pathname;
    isLeaving = false;
  });
  window.addEventListener('popstate', () => {
    isLeaving = window.location.pathname !== shown;
    if (shown === '' && window.location.pathname !== pathname) window.location.reload();
  });
  window.addEventListener('scroll', (event) => isLeaving && event.stopPropagation(), true);
}
