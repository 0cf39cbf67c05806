import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import { routesUnlessPage } from './builds';
import { isPlainClick } from './isPlainClick';

/**
 * A click on a link to a path of the site: pages of this build are left to the app, moved ones are
 * gone to where their rule leads, and anything else is loaded in full, so that the host answers
 * (spec §4, §7).
 */
export function followLink(event: MouseEvent, href: string): void {
  const routes = isPlainClick(event) ? routesUnlessPage(href) : undefined;
  if (routes === undefined) return;
  event.preventDefault();
  const load = () => window.location.assign(href);
  // Rules are rarely needed, so their reader comes with the first link that may need one.
  void import('../i18n/routeChoice').then(({ chooseRoute }) => {
    const choice = chooseRoute(href, routes);
    if (choice.kind === 'moved') void navigate(choice.to);
    else load();
  }, load);
}
