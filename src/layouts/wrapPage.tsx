import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * Puts every page, its messages included, inside the error boundary; the same in static HTML and in
 * the browser.
 */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs): ReactElement {
  return <ErrorBoundary location={props.location}>{element}</ErrorBoundary>;
}
