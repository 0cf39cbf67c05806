import './src/styles/order';
import type { GatsbyBrowser } from 'gatsby';
import { startSite } from './src/layouts/startSite';
import { watchChunkFailures } from './src/services/chunkFailures';
import { keepPlaces } from './src/services/keepPlaces';
import { mayScroll } from './src/services/newLoad';
import { refuseBadHashes } from './src/services/pageHash';
import { tellLanguage } from './src/services/pageLanguage';
import { tellRoute } from './src/services/routeChanges';
import { showChosenPlace } from './src/services/showPlace';
import { keepEarlyTyped } from './src/services/typedFields';

// Not in onClientEntry, which runs after Gatsby has registered its own listeners.
watchChunkFailures();
refuseBadHashes();
keepEarlyTyped();
keepPlaces();

export { replaceHydrateFunction } from './src/layouts/takeOver';
export { wrapRootElement } from './src/layouts/StrictRoot';
export { wrapPageElement } from './src/layouts/wrapPage';
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = startSite;
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps,
}) => mayScroll(routerProps.location, prevRouterProps);
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  tellLanguage(location.pathname);
  if (prevLocation) showChosenPlace(location, prevLocation);
  tellRoute(location.pathname);
};
