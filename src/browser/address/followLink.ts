import type { MouseEvent } from 'react';
import { routesUnlessPage } from '../builds';
import { isPlainClick } from './isPlainClick';
import { askForPage, openPage } from './openPage';

/**
 * Handles a click on a link to a path of this site: the app opens pages of this build, a moved page
 * is opened where its rule leads, and anything else is loaded in full, so that the host answers
 * (spec §4, §7).
 */
export function followLink(event: MouseEvent, href: string): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  const routes = routesUnlessPage(href);
  if (routes === undefined) return void openPage(href);
  const isWanted = askForPage();
  const load = () => isWanted() && window.location.assign(href);
  // Rules are rarely needed, so the code that reads them is loaded with the first link that may
  // need it.
  void import('../../i18n/routeChoice').then(({ chooseRoute }) => {
    const choice = chooseRoute(href, routes);
    if (choice.kind !== 'moved') load();
    else if (isWanted()) void openPage(choice.to);
  }, load);
}
