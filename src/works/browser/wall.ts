/**
 * Watches a fold that opens over the page: scrolls it fully into view when it opens, and closes it
 * on Escape, or when an element outside it is pressed or gets the focus. `box` contains the fold.
 * Returns a function that stops watching.
 */
export function watchFold(box: HTMLElement): () => void {
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && closeFold(box);
  const onOutside = ({ target }: Event) => {
    if (target instanceof Node && !box.contains(target)) foldIn(box)?.removeAttribute('open');
  };
  const onToggle = () => foldIn(box)?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  box.addEventListener('keydown', onKey);
  // In the capture phase, because `toggle` does not bubble.
  box.addEventListener('toggle', onToggle, true);
  document.addEventListener('focusin', onOutside);
  document.addEventListener('pointerdown', onOutside);
  return () => {
    box.removeEventListener('keydown', onKey);
    box.removeEventListener('toggle', onToggle, true);
    document.removeEventListener('focusin', onOutside);
    document.removeEventListener('pointerdown', onOutside);
  };
}

/** Closes the fold if it is open, and moves the focus from inside to its summary. */
export function closeFold(box: HTMLElement | null): void {
  const fold = foldIn(box);
  fold?.removeAttribute('open');
  fold?.querySelector('summary')?.focus();
}

const foldIn = (box: HTMLElement | null) => box?.querySelector('details[open]');

/** A group of the wall, or a work, by its index among all works there. */
export type WallPlace = { group: number } | { work: number };

/** Scrolls to a place on the wall. */
export function showOnWall(wall: HTMLElement | null, to: WallPlace): void {
  const place =
    'group' in to
      ? wall?.querySelectorAll('section')[to.group]
      : wall?.querySelectorAll('section li')[to.work];
  place?.scrollIntoView();
}

/**
 * Scrolls up to the start of the wall if it is above the window, so that the new selection is
 * visible.
 */
export function scrollToWallStart(wall: HTMLElement | null): void {
  if (wall !== null && wall.getBoundingClientRect().top < 0) wall.scrollIntoView();
}
