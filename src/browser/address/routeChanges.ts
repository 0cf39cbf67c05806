type Listener = (pathname: string) => void;

const listeners = new Set<Listener>();

/** Calls back after each change of route. */
export function onRouteChange(listener: Listener): void {
  listeners.add(listener);
}

/** Notifies listeners; called from Gatsby's hook when a page has been shown. */
export function tellRoute(pathname: string): void {
  listeners.forEach((listener) => listener(pathname));
}
