import type { RedirectTarget } from '../model/redirectTarget';

type BlankWindow = { show: (target: RedirectTarget) => void; close: () => void };

/** Opens a blank window without opener (design §4), during the click; undefined if blocked. */
export function openBlankWindow(): BlankWindow | undefined {
  const opened = window.open('about:blank', '_blank');
  if (opened === null) return undefined;
  opened.opener = null;
  return {
    show: (target) => opened.location.replace(fullUrl(target)),
    close: () => opened.close(),
  };
}

export function redirectTo(target: RedirectTarget): void {
  window.location.replace(fullUrl(target));
}

function fullUrl(target: RedirectTarget): string {
  return target.kind === 'page' ? target.href : window.location.origin + target.path;
}
