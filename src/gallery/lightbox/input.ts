import { useEffect, useRef } from 'react';
import {
  doubleClickWait,
  doubleTapTimer,
  wheelThrottle,
  dragStart,
  dragToClose,
  flickTime,
  flickToClose,
  swipeTolerance,
  closeKeys,
  idleDelay,
} from '../constants';
import { createThrottle } from '../throttle';

type GestureHandlers = {
  onTurn: (steps: 1 | -1) => void;
  onClose: () => void;
  onZoom: (direction: 1 | -1) => void;
  onDoublePress: () => void;
  /** Whether the picture is zoomed: then a drag moves the picture instead of changing slides. */
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

/**
 * Handles pointer, wheel and double press on the stage (spec §9), except on slides that use them
 * themselves: videos, pages and texts (`data-live`).
 */
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
        // Not earlier, because capturing the pointer at once would swallow clicks on the slide.
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

type Handlers = {
  onTurn: (steps: 1 | -1) => void;
  onClose: () => void;
  /** Called when the browser has closed the dialog on its own. */
  onLost: () => void;
};

/** Handles the lightbox's keys (spec §9) and the events of its dialog. */
export function useDialogKeys(dialog: HTMLDialogElement | undefined, handlers: Handlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (dialog === undefined) return;
    const ending = new AbortController();
    const { signal } = ending;
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target instanceof Element ? event.target : undefined;
      const isPlayer = target?.matches('video') === true;
      const isWriting = target?.matches('input, textarea, select, [contenteditable]') === true;
      if (event.key !== 'Escape' && isWriting) return;
      if (closeKeys.includes(event.key)) latest.current.onClose();
      else if (event.key === 'ArrowRight' && !isPlayer) latest.current.onTurn(1);
      else if (event.key === 'ArrowLeft' && !isPlayer) latest.current.onTurn(-1);
      else return;
      event.preventDefault();
    };
    const refuse = (event: Event) => {
      event.preventDefault();
      latest.current.onClose();
    };
    // After Tab has gone round, or when a focused button has disappeared with its slide, nothing in
    // the dialog has the focus; keys then go to the document.
    dialog.ownerDocument.addEventListener('keydown', press, { signal });
    // Escape would close a native dialog immediately, without the animation.
    dialog.addEventListener('cancel', refuse, { signal });
    // If the dialog is no longer on the page, we closed it ourselves, and the address can have
    // changed since.
    dialog.addEventListener('close', () => dialog.isConnected && latest.current.onLost(), {
      signal,
    });
    return () => ending.abort();
  }, [dialog]);
}

const inputEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/**
 * Marks the dialog as idle after a while without input, until the next input: its controls hide
 * (spec §4, idle mode). A tap while they are hidden only shows them again, so that it neither
 * closes the lightbox nor presses an invisible button. A mouse has already shown them by moving.
 */
export function useIdle(dialog: HTMLElement | undefined): void {
  useEffect(() => {
    if (dialog === undefined) return;
    const ending = new AbortController();
    const { signal } = ending;
    let timer: ReturnType<typeof setTimeout>;
    let onlyWakes = false;
    const wake = () => {
      clearTimeout(timer);
      dialog.removeAttribute('data-idle');
      timer = setTimeout(() => dialog.setAttribute('data-idle', ''), idleDelay);
    };
    const down = ({ pointerType, target }: PointerEvent) => {
      onlyWakes = pointerType !== 'mouse' && dialog.hasAttribute('data-idle') && !isContent(target);
    };
    const click = (event: MouseEvent) => {
      if (!onlyWakes) return;
      onlyWakes = false;
      event.preventDefault();
      event.stopPropagation();
    };
    wake();
    // In the capture phase: before the press wakes the controls, and before any element inside is
    // clicked.
    dialog.addEventListener('pointerdown', down, { signal, capture: true });
    dialog.addEventListener('click', click, { signal, capture: true });
    for (const type of inputEvents) dialog.addEventListener(type, wake, { signal, passive: true });
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [dialog]);
}

/**
 * Whether a tap must reach its target: pictures zoom on double taps; videos, pages and texts are
 * interactive.
 */
function isContent(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('picture > img, [data-live]') !== null;
}
