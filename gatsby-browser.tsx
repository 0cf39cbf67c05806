import './src/styles/order';
import type { GatsbyBrowser } from 'gatsby';
import { StrictMode } from 'react';
import { startSite } from './src/shell/app/startSite';
import { watchChunkFailures } from './src/browser/failures';
import { protectScrollPositions, mayScroll, showChosenPlace } from './src/browser/places';
import { announcePage, setDocumentLanguage, notifyRouteChange } from './src/browser/navigation';

// Not in onClientEntry, which runs after Gatsby has registered its own listeners.
watchChunkFailures();
protectScrollPositions();

export { replaceHydrateFunction } from './src/shell/app/startSite';
export { wrapPageElement } from './src/shell/app/wrapPage';

/**
 * In develop everything mounts twice, which reveals missing clean-up; in production nothing is
 * added.
 */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) =>
  process.env['NODE_ENV'] === 'development' ? <StrictMode>{element}</StrictMode> : element;
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = startSite;
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps,
}) => mayScroll(routerProps.location, prevRouterProps);
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  setDocumentLanguage(location.pathname);
  if (prevLocation) {
    showChosenPlace(location, prevLocation);
    if (prevLocation.pathname !== location.pathname) announcePage();
  }
  notifyRouteChange(location.pathname);
};
