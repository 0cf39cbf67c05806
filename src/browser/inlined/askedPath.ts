import { readablePath } from '../../lib/readablePath';

/** Id of the line that names the address nothing was found at (spec §2, error screens). */
export const askedPathId = 'asked-path';

type Page = Pick<Window, 'location' | 'document'>;

/**
 * Writes the address that was asked for into the line that names it, before the app runs, and where
 * it never does: at an address that is no valid encoding. Without scripts the line keeps the words
 * that stand for the address (`data-words`).
 */
export function nameAskedPath({ location, document }: Page): void {
  const line = document.getElementById(askedPathId);
  const words = line?.dataset['words'];
  if (line && words)
    line.textContent = line.textContent.replace(words, () => readablePath(location.pathname));
}
