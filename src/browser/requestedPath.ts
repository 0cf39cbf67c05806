import { readablePath } from '../lib/redirects';

/** The id of the line that shows the address that was not found (spec §2, error screens). */
export const requestedPathId = 'asked-path';

type Page = Pick<Window, 'location' | 'document'>;

/**
 * Shows the requested address on the error screen before the app runs. This also works where the
 * app never runs: at an address that cannot be percent-decoded. Without scripts, the line keeps its
 * neutral words (`data-words`).
 */
export function showRequestedPath({ location, document }: Page): void {
  const line = document.getElementById(requestedPathId);
  const words = line?.dataset['words'];
  if (line && words)
    line.textContent = line.textContent.replace(words, () => readablePath(location.pathname));
}
