import type { MouseEvent } from 'react';
import { routesUnlessPage } from '../builds';
import { isPlainClick } from './isPlainClick';
import { askForPage, openPage } from './openPage';

/**
 * Handles a click on a link to a path of this site: pages of this build open in the app, a moved
 * page opens at its rule's target, and anything else is a full load, so that the host answers (spec
 * §4, §7).
 */
export function followLink(event: MouseEvent, href: string): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  const routes = routesUnlessPage(href);
  if (routes === undefined) return void openPage(href);
  const isWanted = askForPage();
  const load = () => isWanted() && window.location.assign(href);
  // Rules are rarely needed, so their code is loaded by the first link that may need it.
  void import('../../i18n/routeChoice').then(({ chooseRoute }) => {
    const choice = chooseRoute(href, routes);
    if (choice.kind !== 'moved') load();
    else if (isWanted()) void openPage(choice.to);
  }, load);
}
