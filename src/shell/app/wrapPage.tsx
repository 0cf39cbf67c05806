import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { type ReactElement, Component, type ComponentType, type ReactNode } from 'react';
import { localizedPath, splitLocale } from '../../i18n/paths';
import {
  isChunkFailure,
  openErrorPage,
  reloadOnce,
  watchFatalErrors,
} from '../../browser/failures';

/** Wraps every page and its messages in the error boundary, in static HTML and in the browser. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs): ReactElement {
  return <ErrorBoundary location={props.location}>{element}</ErrorBoundary>;
}

type Address = { pathname: string; search: string };
type Props = { location: Address; children: ReactNode };
type State = { failed: boolean; Screen?: ComponentType<Address> };

/** Shows the 500 screen after a fatal error of rendering or of the site's scripts (spec §2). */
class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };
  private stopWatching: (() => void) | undefined;

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidMount(): void {
    this.stopWatching = watchFatalErrors(() => this.fail());
  }

  override componentDidCatch(error: unknown): void {
    if (!isChunkFailure(error) || !reloadOnce()) this.fail();
  }

  override componentDidUpdate({ location }: Props): void {
    // Another page, for example after Back, gets a new try.
    if (this.state.failed && location.pathname !== this.props.location.pathname)
      this.setState({ failed: false });
  }

  override componentWillUnmount(): void {
    this.stopWatching?.();
  }

  override render(): ReactNode {
    const { failed, Screen } = this.state;
    if (!failed) return this.props.children;
    return Screen === undefined ? null : <Screen {...this.props.location} />;
  }

  private fail(): void {
    import('../errors/FailedPage').then(
      ({ FailedPage }) => this.setState({ failed: true, Screen: FailedPage }),
      // If even the error screen cannot be loaded, goes to the static 500 page.
      () => openErrorPage(localizedPath('/500/', splitLocale(this.props.location.pathname).locale)),
    );
  }
}
