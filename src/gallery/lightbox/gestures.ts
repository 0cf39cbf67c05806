import {
  dragStart,
  dragToClose,
  flickTime,
  flickToClose,
  swipeTolerance,
  zoomMax,
  zoomMin,
} from '../constants';

/** A drag in progress: px from its start, ms since then. */
type Drag = { x: number; y: number; time: number };
export type Axis = 'x' | 'y';

/** Returns the direction of a drag; undefined while it is too short to tell. */
export function axisOf({ x, y }: Drag): Axis | undefined {
  if (Math.max(Math.abs(x), Math.abs(y)) < dragStart) return undefined;
  return Math.abs(x) >= Math.abs(y) ? 'x' : 'y';
}

/** Returns the result of a finished drag (spec §9): go to a neighbour, close, or stay. */
export function endOfDrag(
  axis: Axis,
  { x, y, time }: Drag,
): 'next' | 'previous' | 'close' | 'stay' {
  if (axis === 'x') {
    if (Math.abs(x) < swipeTolerance) return 'stay';
    return x < 0 ? 'next' : 'previous';
  }
  const distance = Math.abs(y);
  return distance >= dragToClose || (distance >= flickToClose && time < flickTime)
    ? 'close'
    : 'stay';
}

/** A picture's zoom: scale relative to its fitted size, offset from the centre in px. */
export type Zoom = { scale: number; x: number; y: number };
type Size = { width: number; height: number };

/**
 * Limits the offset of a zoomed picture: one larger than the stage always covers it, a smaller one
 * stays centred. `picture` is the fitted size; all in px.
 */
export function limitOffset({ scale, x, y }: Zoom, picture: Size, stage: Size): Zoom {
  const within = (offset: number, size: number, room: number) => {
    const limit = Math.max(0, (size * scale - room) / 2);
    return Math.min(limit, Math.max(-limit, offset));
  };
  return {
    scale,
    x: within(x, picture.width, stage.width),
    y: within(y, picture.height, stage.height),
  };
}

/** Limits the scale and rounds off floating-point errors. */
export function clampZoom(scale: number): number {
  return Math.round(Math.min(zoomMax, Math.max(zoomMin, scale)) * 100) / 100;
}

/** Returns a function that accepts one event every `wait` ms, by the events' own time stamps. */
export function createThrottle(wait: number): (timeStamp: number) => boolean {
  let last = -Infinity;
  return (timeStamp) => {
    if (timeStamp - last < wait) return false;
    last = timeStamp;
    return true;
  };
}

/** Returns the slide `steps` further on, wrapping around. */
export function stepFrom(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}
