import type { RedirectTarget } from '../domain/forms/redirectTarget';

/** A blank window opened before sending, or nothing where the browser forbids it. */
export type BlankWindow = { show: (target: RedirectTarget) => void; close: () => void };

/**
 * Opens a blank window that knows nothing of its opener (design §4); to be called in the visitor's
 * own click.
 */
export function openBlankWindow(): BlankWindow | undefined {
  const opened = window.open('about:blank', '_blank');
  if (opened === null) return undefined;
  opened.opener = null;
  return {
    show: (target) => opened.location.replace(addressOf(target)),
    close: () => opened.close(),
  };
}

/** Replaces the page by another one, in full. */
export function replacePage(target: RedirectTarget): void {
  window.location.replace(addressOf(target));
}

/** Puts a text on the clipboard; false where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function addressOf(target: RedirectTarget): string {
  return target.kind === 'page' ? target.href : window.location.origin + target.path;
}
