import { useCallback, useEffect, useState } from 'react';
import { watchViewport } from '../../browser/window';
import { doubleTapZoom, zoomMax, zoomMin, zoomStep } from '../constants';

/** A picture's zoom: scale relative to its fitted size, offset from the centre in px. */
export type Zoom = { scale: number; x: number; y: number };
type Size = { width: number; height: number };

/**
 * Limits the offset of a zoomed picture, px: a picture larger than the stage always covers it, a
 * smaller one is centred.
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

/** No zoom: the whole picture, centred. */
export const noZoom: Zoom = { scale: 1, x: 0, y: 0 };

/** Zoom state of the slide in a slot of the stage; its picture stays in view. */
export function useZoom(slot: HTMLElement | undefined) {
  const [zoom, setZoom] = useState(noZoom);
  const place = useCallback(
    (change: (now: Zoom) => Zoom) => setZoom((now) => limitToStage(change(now), slot)),
    [slot],
  );
  const zoomBy = useCallback(
    (direction: 1 | -1) =>
      place((now) => ({ ...now, scale: clampZoom(now.scale + direction * zoomStep) })),
    [place],
  );
  const pan = useCallback(
    (x: number, y: number) => place((now) => ({ ...now, x: now.x + x, y: now.y + y })),
    [place],
  );
  const toggleZoom = useCallback(
    () => setZoom((now) => (now.scale === 1 ? { ...noZoom, scale: doubleTapZoom } : noZoom)),
    [],
  );
  const resetZoom = useCallback(() => setZoom(noZoom), []);
  // Turning the phone or shrinking the window can leave the picture out of view.
  useEffect(() => watchViewport(() => place((now) => now)), [place]);
  return { zoom, zoomBy, pan, toggleZoom, resetZoom };
}

/** Limits a zoom so that the picture stays in view on the slide in a slot of the stage. */
function limitToStage(zoom: Zoom, slot: HTMLElement | undefined): Zoom {
  const picture = slot?.querySelector<HTMLElement>('picture > img');
  const room = picture?.closest<HTMLElement>('[data-state] > div');
  if (zoom.scale === 1) return noZoom;
  if (!picture || !room) return { ...noZoom, scale: zoom.scale };
  // These sizes are without zoom, because `offsetWidth` ignores transforms.
  const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({
    width: offsetWidth,
    height: offsetHeight,
  });
  return limitOffset(zoom, sizeOf(picture), sizeOf(room));
}
