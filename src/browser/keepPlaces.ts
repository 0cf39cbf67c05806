import { onRouteChange } from './address/routeChanges';

/**
 * On Back and Forward the browser scrolls to the place of the other page while this one is still
 * shown. Gatsby, which returns to where a page was left, does not hear of that: it would take it
 * for a place of this page. Call it before the first route is shown.
 */
export function keepPlaces(): void {
  let shown = '';
  let isLeaving = false;
  onRouteChange(() => {
    shown = window.location.pathname;
    isLeaving = false;
  });
  window.addEventListener('popstate', () => (isLeaving = window.location.pathname !== shown));
  window.addEventListener('scroll', (event) => isLeaving && event.stopPropagation(), true);
}
