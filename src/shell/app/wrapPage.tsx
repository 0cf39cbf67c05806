import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { ErrorBoundary } from '../errors/ErrorBoundary';

/** Wraps every page and its messages in the error boundary, in static HTML and in the browser. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs): ReactElement {
  return <ErrorBoundary location={props.location}>{element}</ErrorBoundary>;
}
