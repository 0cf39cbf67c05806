/** A group of the wall, or a work, by its number among all that hang there. */
export type WallPlace = { group: number } | { work: number };

/** Scrolls to a place of the wall. */
export function showOnWall(wall: HTMLElement | null, to: WallPlace): void {
  const place =
    'group' in to
      ? wall?.querySelectorAll('section')[to.group]
      : wall?.querySelectorAll('section li')[to.work];
  place?.scrollIntoView();
}

/** Scrolls up to where the wall begins, if that is out of sight: there what was asked for is. */
export function showWallAnew(wall: HTMLElement | null): void {
  if (wall !== null && wall.getBoundingClientRect().top < 0) wall.scrollIntoView();
}
