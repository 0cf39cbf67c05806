type Listener = (pathname: string) => void;

const listeners = new Set<Listener>();

export function onRouteChange(listener: Listener): void {
  listeners.add(listener);
}

/** Notifies listeners; called from Gatsby's hook when a page has been shown. */
export function tellRoute(pathname: string): void {
  listeners.forEach((listener) => listener(pathname));
}
