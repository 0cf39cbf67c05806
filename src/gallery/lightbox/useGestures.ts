import { useEffect, useRef } from 'react';
import { doubleClickWait, doubleTapTimer, wheelThrottle } from '../constants';
import { axisOf, createThrottle, endOfDrag, type Axis } from './gestures';

type GestureHandlers = {
  onTurn: (steps: 1 | -1) => void;
  onClose: () => void;
  onZoom: (direction: 1 | -1) => void;
  onDoublePress: () => void;
  /** While the picture is zoomed, a drag moves it instead of changing slides. */
  isZoomed: () => boolean;
  onPan: (x: number, y: number) => void;
};

type Press = {
  id: number;
  x: number;
  y: number;
  lastX: number;
  lastY: number;
  time: number;
  axis?: Axis;
};

/** Handles pointer, wheel and double press on the stage, except on controls (spec §9). */
export function useGestures(floor: HTMLElement | undefined, handlers: GestureHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (floor === undefined) return;
    const ending = new AbortController();
    const { signal } = ending;
    const canTurn = createThrottle(wheelThrottle);
    let press: Press | undefined;
    // Undefined before the first tap; null after a double one.
    let lastTap: MouseEvent | null | undefined;
    let dragged = false;

    const place = (x: number, y: number) =>
      floor.style.setProperty('translate', x === 0 && y === 0 ? 'none' : `${x}px ${y}px`);
    const release = () => {
      press = undefined;
      floor.removeAttribute('data-dragging');
      place(0, 0);
    };
    const down = (event: PointerEvent) => {
      dragged = false;
      if (event.button !== 0 || !event.isPrimary || isInteractive(event.target)) return release();
      press = {
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        lastX: event.clientX,
        lastY: event.clientY,
        time: event.timeStamp,
      };
    };
    const move = (event: PointerEvent) => {
      if (press === undefined || event.pointerId !== press.id) return;
      const drag = dragOf(press, event);
      if (press.axis === undefined) {
        press.axis = axisOf(drag);
        if (press.axis === undefined) return;
        // Not earlier: capturing the pointer at once would swallow clicks on the slide.
        floor.setPointerCapture(press.id);
        dragged = true;
        floor.setAttribute('data-dragging', press.axis);
      }
      if (latest.current.isZoomed()) {
        latest.current.onPan(event.clientX - press.lastX, event.clientY - press.lastY);
        press.lastX = event.clientX;
        press.lastY = event.clientY;
      } else place(press.axis === 'x' ? drag.x : 0, press.axis === 'y' ? drag.y : 0);
    };
    const up = (event: PointerEvent) => {
      if (press === undefined || event.pointerId !== press.id) return;
      const { axis } = press;
      const end =
        axis === undefined || latest.current.isZoomed()
          ? 'stay'
          : endOfDrag(axis, dragOf(press, event));
      release();
      if (end === 'close') latest.current.onClose();
      else if (end !== 'stay') latest.current.onTurn(end === 'next' ? 1 : -1);
    };
    const click = (event: MouseEvent) => {
      if (dragged || isInteractive(event.target)) return;
      // This is the second click of a double click whose first one opened the lightbox.
      if (lastTap === undefined && event.detail > 1) return;
      if (!isPicture(event.target)) return latest.current.onClose();
      const wait =
        (event as PointerEvent).pointerType === 'touch' ? doubleTapTimer : doubleClickWait;
      // Each slide has its own picture: clicks on two slides are not a double click.
      const isSecond =
        lastTap?.target === event.target && event.timeStamp - lastTap.timeStamp < wait;
      lastTap = isSecond ? null : event;
      if (isSecond) latest.current.onDoublePress();
    };
    const wheel = (event: WheelEvent) => {
      if (isInteractive(event.target)) return;
      event.preventDefault();
      const delta = Math.abs(event.deltaY) >= Math.abs(event.deltaX) ? event.deltaY : event.deltaX;
      if (delta === 0) return;
      if (event.ctrlKey || event.metaKey) latest.current.onZoom(delta < 0 ? 1 : -1);
      else if (canTurn(event.timeStamp)) latest.current.onTurn(delta > 0 ? 1 : -1);
    };
    floor.addEventListener('pointerdown', down, { signal });
    floor.addEventListener('pointermove', move, { signal });
    floor.addEventListener('pointerup', up, { signal });
    floor.addEventListener('pointercancel', release, { signal });
    floor.addEventListener('click', click, { signal });
    floor.addEventListener('wheel', wheel, { signal, passive: false });
    floor.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => ending.abort();
  }, [floor]);
}

function dragOf(press: Press, { clientX, clientY, timeStamp }: PointerEvent) {
  return { x: clientX - press.x, y: clientY - press.y, time: timeStamp - press.time };
}

function isInteractive(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-live]') !== null;
}

function isPicture(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('img, [data-message]') !== null;
}
