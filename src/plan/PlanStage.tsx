import { useRef, type ReactNode, useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SkipLink } from '../ui/SkipLink';
import * as styles from './FairMap.module.css';
import {
  type Rectangle,
  type Size,
  panBy,
  reveal,
  viewAfterKey,
  wheelFactor,
  wholeView,
  zoomAround,
  zoomStep,
  type Point,
  type Scene,
  type View,
} from './zoomPan';

/** Margin around the plan, m: some icons are drawn on its edge. */
const air = 1;

type Props = {
  /** Size of the drawing in its own units, m. */
  size: Size;
  /** The chosen place, scrolled into view when it changes. */
  marked?: Rectangle & { anchor: string };
  /** Whether a route that the visitor requested on this page is visible. */
  isWay: boolean;
  /** The search text, and the first result: the frame shows the result when the search changes. */
  query: string;
  answer?: Rectangle;
  /** The drawing, an `<svg>`. */
  children: ReactNode;
};

/** The scrolling frame around the plan; JavaScript adds zoom, drag, pinch, keys and buttons. */
export function PlanStage({ size, marked, isWay, query, answer, children }: Props) {
  const { t } = useTranslation('map');
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { zoom, whole } = usePlanView({
    stage,
    frame,
    size: { width: size.width + 2 * air, height: size.height + 2 * air },
    marked: marked && { ...inFrame(marked), anchor: marked.anchor },
    query,
    answer: answer && inFrame(answer),
  });
  return (
    <div ref={stage} className={styles.stage} data-way={isWay || undefined}>
      <SkipLink to="stands">{t('skipPlan')}</SkipLink>
      <div className={styles.window}>
        {/* Keeps the frame as high as the whole drawing, even when the drawing is zoomed. */}
        <svg viewBox={viewBoxOf(size)} className={styles.spacer} aria-hidden="true" />
        <div ref={frame} className={styles.frame}>
          {children}
        </div>
      </div>
      <div role="group" aria-label={t('zoom')} className={styles.buttons}>
        <p>{t('howToZoom')}</p>
        <button type="button" aria-label={t('nearer')} title={t('nearer')} onClick={() => zoom(1)}>
          +
        </button>
        <button
          type="button"
          aria-label={t('further')}
          title={t('further')}
          onClick={() => zoom(-1)}
        >
          −
        </button>
        <button type="button" onClick={whole}>
          {t('whole')}
        </button>
      </div>
    </div>
  );
}

/** The drawing's viewBox: the plan and the margin around it. */
export function viewBoxOf({ width, height }: Size): string {
  return `${-air} ${-air} ${width + 2 * air} ${height + 2 * air}`;
}

const inFrame = ({ x, y, width, height }: Rectangle) => ({ x: x + air, y: y + air, width, height });

type Plan = {
  stage: RefObject<HTMLElement>;
  /** The scrolling box; its first `<svg>` is the drawing. */
  frame: RefObject<HTMLElement>;
  size: Size;
  marked?: Rectangle & { anchor: string };
  query: string;
  answer?: Rectangle;
};

/** The distance from which a press counts as a drag, px. */
const dragStart = 5;

/**
 * Adds panning and zooming to a drawing in a scrolling frame. Zoom is the drawing's `width` and the
 * position is the frame's scroll offset, so that touch, focus and scrolling work as in any page. A
 * plain wheel scrolls; with Ctrl it zooms. The view is stored only in the DOM, so dragging causes
 * no renders.
 */
export function usePlanView({ stage, frame, size, marked, query, answer }: Plan) {
  const { width, height } = size;
  const shownAnchor = useRef<string>();
  const shownQuery = useRef('');

  useEffect(() => {
    const box = frame.current;
    const stageElement = stage.current;
    if (box === null || stageElement === null) return;
    const ending = new AbortController();
    const { signal } = ending;
    const change = (next: (view: View, scene: Scene) => View) =>
      setView(box, next(readView(box), readScene(box, { width, height })));
    const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top } = box.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };

    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      change((view, scene) => zoomAround(view, wheelFactor(event.deltaY), at(event), scene));
    };
    const key = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const next = viewAfterKey(event.key, readView(box), readScene(box, { width, height }));
      if (next === undefined) return;
      event.preventDefault();
      setView(box, next);
    };

    // Browsers scroll only the edge of a focused stand into view. Nothing scrolls while a mouse
    // button is down, because the click would miss the stand.
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible') && !isWithin(target, box)) {
        target.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
      }
    };

    let press: { x: number; y: number; isDrag: boolean } | undefined;
    let endsDrag = false;
    const down = (event: PointerEvent) => {
      endsDrag = false;
      // Touch scrolls natively.
      if (event.pointerType === 'mouse' && event.button === 0)
        press = { x: event.clientX, y: event.clientY, isDrag: false };
    };
    const move = (event: PointerEvent) => {
      // The button was released outside of the plan, before the pointer was captured.
      if (event.buttons === 0) press = undefined;
      if (press === undefined) return;
      const { x, y } = press;
      if (!press.isDrag && Math.hypot(event.clientX - x, event.clientY - y) < dragStart) return;
      // The pointer is captured only now, because earlier this would swallow clicks on stands.
      if (!press.isDrag) box.setPointerCapture(event.pointerId);
      press = { x: event.clientX, y: event.clientY, isDrag: true };
      change((view, scene) => panBy(view, x - event.clientX, y - event.clientY, scene));
    };
    const up = () => {
      endsDrag = press?.isDrag ?? false;
      press = undefined;
    };
    const click = (event: MouseEvent) => {
      if (endsDrag) event.preventDefault();
      if (endsDrag) event.stopPropagation();
      endsDrag = false;
    };

    let lastDistance: number | undefined;
    const pinch = (event: TouchEvent) => {
      const [first, second] = event.touches;
      if (first === undefined || second === undefined) return void (lastDistance = undefined);
      event.preventDefault();
      const distance = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
      const middle = at({
        clientX: (first.clientX + second.clientX) / 2,
        clientY: (first.clientY + second.clientY) / 2,
      });
      const factor = lastDistance === undefined || lastDistance === 0 ? 1 : distance / lastDistance;
      lastDistance = distance;
      change((view, scene) => zoomAround(view, factor, middle, scene));
    };

    stageElement.addEventListener('keydown', key, { signal });
    box.addEventListener('focusin', focus, { signal });
    box.addEventListener('wheel', wheel, { signal, passive: false });
    box.addEventListener('pointerdown', down, { signal });
    box.addEventListener('pointermove', move, { signal });
    box.addEventListener('pointerup', up, { signal });
    box.addEventListener('pointercancel', up, { signal });
    box.addEventListener('click', click, { signal, capture: true });
    box.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    for (const type of ['touchstart', 'touchmove', 'touchend'] as const)
      box.addEventListener(type, pinch, { signal, passive: false });
    return () => ending.abort();
  }, [stage, frame, width, height]);

  useEffect(() => {
    const box = frame.current;
    if (box === null || shownAnchor.current === marked?.anchor) return;
    shownAnchor.current = marked?.anchor;
    if (marked === undefined) return;
    setView(box, reveal(marked, readView(box), readScene(box, { width, height })));
    stage.current?.scrollIntoView({ block: 'nearest' });
  }, [stage, frame, marked, width, height]);

  // The view moves inside the frame, but the page does not scroll, because the visitor is typing.
  useEffect(() => {
    const box = frame.current;
    if (box === null || shownQuery.current === query) return;
    shownQuery.current = query;
    if (answer !== undefined)
      setView(box, reveal(answer, readView(box), readScene(box, { width, height })));
  }, [frame, query, answer, width, height]);

  const updateView = (next: (view: View, scene: Scene) => View) => {
    if (frame.current !== null)
      setView(frame.current, next(readView(frame.current), readScene(frame.current, size)));
  };
  return {
    /** Zooms one step in (1) or out (−1), around the middle. */
    zoom: (direction: 1 | -1) =>
      updateView((view, scene) =>
        zoomAround(
          view,
          zoomStep ** direction,
          { x: scene.frame.width / 2, y: scene.frame.height / 2 },
          scene,
        ),
      ),
    /** Shows the whole plan. */
    whole: () => updateView(wholeView),
  };
}

function readScene(box: HTMLElement, drawing: Size): Scene {
  return { drawing, frame: { width: box.clientWidth, height: box.clientHeight } };
}

function readView(box: HTMLElement): View {
  const width = box.firstElementChild?.getBoundingClientRect().width ?? box.clientWidth;
  return { zoom: width / box.clientWidth, left: box.scrollLeft, top: box.scrollTop };
}

function isWithin(part: Element, box: Element): boolean {
  const inner = part.getBoundingClientRect();
  const outer = box.getBoundingClientRect();
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

function setView(box: HTMLElement, { zoom, left, top }: View): void {
  box.firstElementChild?.setAttribute('width', `${(zoom * 100).toFixed(2)}%`);
  box.scrollTo({ left, top, behavior: 'instant' });
}
