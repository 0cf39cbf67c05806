import { useCallback, useEffect, useState } from 'react';
import { watchViewport } from '../../browser/viewport';
import { doubleTapZoom, zoomStep } from '../constants';
import { clampZoom, keepInSight, type Zoom } from './gestures';

/** No zoom: the whole picture in its place. */
export const whole: Zoom = { scale: 1, x: 0, y: 0 };

/** The zoom of the slide that a slot of the stage shows; its picture stays in sight. */
export function useZoom(slot: HTMLElement | undefined) {
  const [zoom, setZoom] = useState(whole);
  const place = useCallback(
    (change: (now: Zoom) => Zoom) => setZoom((now) => keptOnStage(change(now), slot)),
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
    () => setZoom((now) => (now.scale === 1 ? { ...whole, scale: doubleTapZoom } : whole)),
    [],
  );
  const resetZoom = useCallback(() => setZoom(whole), []);
  // What a turned phone or a smaller window has left outside.
  useEffect(() => watchViewport(() => place((now) => now)), [place]);
  return { zoom, zoomBy, pan, toggleZoom, resetZoom };
}

/** A zoom whose picture stays in sight on the slide that a slot of the stage shows. */
function keptOnStage(zoom: Zoom, slot: HTMLElement | undefined): Zoom {
  const picture = slot?.querySelector<HTMLElement>('picture > img');
  const room = picture?.closest<HTMLElement>('[data-state] > div');
  if (zoom.scale === 1) return whole;
  if (!picture || !room) return { ...whole, scale: zoom.scale };
  // Sides before any zoom.
  const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({
    width: offsetWidth,
    height: offsetHeight,
  });
  return keepInSight(zoom, sizeOf(picture), sizeOf(room));
}
