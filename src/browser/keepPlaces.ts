import { onRouteChange } from './address/routeChanges';

/**
 * Stops Gatsby from saving a wrong scroll position: on Back and Forward the browser scrolls to the
 * other page's position while this page is still shown, and Gatsby would store that for this page.
 * Call it before the first route is shown.
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
