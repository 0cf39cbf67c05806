import { readablePath } from '../../lib/readablePath';

/** Id of the line that names the address nothing was found at (spec §2, error screens). */
export const askedPathId = 'asked-path';

type Page = Pick<Window, 'location' | 'document'>;

/**
 * Writes the address that was asked for into the line that names it, before the app runs, and where
 * it never does: at an address that is no valid encoding. Without scripts the line keeps the words
 * that stand for the address (`data-words`).
 *
 * Inlined into the error pages as its own source text: it may use nothing from outside itself.
 */
function nameAskedPath(
  { location, document }: Page,
  id: string,
  readable: (path: string) => string,
): void {
  const line = document.getElementById(id);
  const words = line && line.getAttribute('data-words');
  if (line && words)
    line.textContent = (line.textContent || '').replace(words, () => readable(location.pathname));
}

/** The source text that html.tsx writes into error pages. */
export const askedPathScript = `(${nameAskedPath.toString()})(window,${JSON.stringify(askedPathId)},${readablePath.toString()})`;
