import {
  dragStart,
  dragToClose,
  flickTime,
  flickToClose,
  swipeTolerance,
  zoomMax,
  zoomMin,
} from './constants';

/** A drag as it stands: px from where it began, ms since. */
export type Drag = { x: number; y: number; time: number };
export type Axis = 'x' | 'y';

/** Which way a drag goes; `undefined` while it is too short to tell. */
export function axisOf({ x, y }: Drag): Axis | undefined {
  if (Math.max(Math.abs(x), Math.abs(y)) < dragStart) return undefined;
  return Math.abs(x) >= Math.abs(y) ? 'x' : 'y';
}

/** What a finished drag asks for (spec §9): a neighbour, to close, or nothing. */
export function endOfDrag(
  axis: Axis,
  { x, y, time }: Drag,
): 'next' | 'previous' | 'close' | 'stay' {
  if (axis === 'x') {
    if (Math.abs(x) < swipeTolerance) return 'stay';
    return x < 0 ? 'next' : 'previous';
  }
  const way = Math.abs(y);
  return way >= dragToClose || (way >= flickToClose && time < flickTime) ? 'close' : 'stay';
}

/** How a picture lies on its stage: times its fitted size, and px away from the middle. */
export type Zoom = { scale: number; x: number; y: number };
type Size = { width: number; height: number };

/**
 * A zoomed picture kept in sight: one larger than the stage covers it, its edge stops at the
 * stage's; one that is not stays in the middle. The picture's size is the fitted one; all in px.
 */
export function keepInSight({ scale, x, y }: Zoom, picture: Size, stage: Size): Zoom {
  const within = (way: number, size: number, room: number) => {
    const limit = Math.max(0, (size * scale - room) / 2);
    return Math.min(limit, Math.max(-limit, way));
  };
  return {
    scale,
    x: within(x, picture.width, stage.width),
    y: within(y, picture.height, stage.height),
  };
}

/** A zoom within its bounds, without the dust of binary fractions. */
export function clampZoom(scale: number): number {
  return Math.round(Math.min(zoomMax, Math.max(zoomMin, scale)) * 100) / 100;
}

/** Lets one of many events through in every `wait` ms; times are the events' own. */
export function createThrottle(wait: number): (timeStamp: number) => boolean {
  let last = -Infinity;
  return (timeStamp) => {
    if (timeStamp - last < wait) return false;
    last = timeStamp;
    return true;
  };
}

/** The slide `steps` further; after the last comes the first. */
export function stepFrom(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}
