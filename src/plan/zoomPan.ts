/**
 * The view of a drawing in a frame: the drawing's width as a multiple of the frame's, and the
 * position of the frame's top left corner on the drawing, px.
 */
export type View = { zoom: number; left: number; top: number };
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
export type Rectangle = Point & Size;

/** A drawing in its own units (metres) and the frame around it, px. */
export type Scene = { drawing: Size; frame: Size };

/** Factor for one press of a zoom button or key. */
export const zoomStep = 1.5;

/** Highest zoom: px for each unit of the drawing. */
const maxPxPerUnit = 28;
/** A marked part is shown at least this high, px, so that its code can be read. */
const minMarkedHeight = 20;

/** Zoom limits: from the whole drawing to the closest view. */
export function zoomLimits({ drawing, frame }: Scene): { min: number; max: number } {
  return { min: 1, max: Math.max(4, (maxPxPerUnit * drawing.width) / frame.width) };
}

/** Limits a view: its zoom to the limits, and its frame to the drawing. */
export function clampView({ zoom, left, top }: View, scene: Scene): View {
  const { min, max } = zoomLimits(scene);
  const limitedZoom = Math.min(max, Math.max(min, zoom));
  const { frame } = scene;
  const size = drawnSize(scene, limitedZoom);
  return {
    zoom: limitedZoom,
    left: Math.min(Math.max(0, size.width - frame.width), Math.max(0, left)),
    top: Math.min(Math.max(0, size.height - frame.height), Math.max(0, top)),
  };
}

/**
 * Zooms by a factor while the point `at` of the frame, px, stays over the same spot of the drawing.
 */
export function zoomAround(view: View, factor: number, at: Point, scene: Scene): View {
  const { min, max } = zoomLimits(scene);
  const zoom = Math.min(max, Math.max(min, view.zoom * factor));
  const grown = zoom / view.zoom;
  return clampView(
    { zoom, left: (view.left + at.x) * grown - at.x, top: (view.top + at.y) * grown - at.y },
    scene,
  );
}

/** Moves the frame over the drawing, px. */
export function panBy(view: View, x: number, y: number, scene: Scene): View {
  return clampView({ ...view, left: view.left + x, top: view.top + y }, scene);
}

/**
 * Centres a part of the drawing (its own units), zooming in if it would be too small to press, and
 * out if it would not fit.
 */
export function centreOn(part: Rectangle, zoom: number, scene: Scene): View {
  const { drawing, frame } = scene;
  const needed = (minMarkedHeight * drawing.width) / (part.height * frame.width);
  const { min, max } = zoomLimits(scene);
  const fitting = Math.max(
    min,
    (drawing.width / frame.width) * Math.min(frame.width / part.width, frame.height / part.height),
  );
  const newZoom = Math.min(max, fitting, Math.max(zoom, needed));
  const pxPerUnit = (frame.width * newZoom) / drawing.width;
  return clampView(
    {
      zoom: newZoom,
      left: (part.x + part.width / 2) * pxPerUnit - frame.width / 2,
      top: (part.y + part.height / 2) * pxPerUnit - frame.height / 2,
    },
    scene,
  );
}

/**
 * Returns the same view if a part of the drawing is fully visible and large enough, otherwise a
 * view centred on it.
 */
export function reveal(part: Rectangle, view: View, scene: Scene): View {
  const pxPerUnit = (scene.frame.width * view.zoom) / scene.drawing.width;
  const left = part.x * pxPerUnit - view.left;
  const top = part.y * pxPerUnit - view.top;
  const isInside =
    left >= 0 &&
    top >= 0 &&
    left + part.width * pxPerUnit <= scene.frame.width &&
    top + part.height * pxPerUnit <= scene.frame.height;
  return isInside && part.height * pxPerUnit >= minMarkedHeight
    ? view
    : centreOn(part, view.zoom, scene);
}

/** The whole drawing, as wide as the frame. */
export function wholeView(): View {
  return { zoom: 1, left: 0, top: 0 };
}

/**
 * Returns the view after a key press; `undefined` for other keys and if nothing would change, so
 * that the page can scroll.
 */
export function viewAfterKey(key: string, view: View, scene: Scene): View | undefined {
  const next = viewForKey(key, view, scene);
  if (next === undefined) return undefined;
  const changed = (['zoom', 'left', 'top'] as const).some(
    (part) => Math.abs(next[part] - view[part]) > 0.01,
  );
  return changed ? next : undefined;
}

function viewForKey(key: string, view: View, scene: Scene): View | undefined {
  const { frame } = scene;
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const step = Math.min(frame.width, frame.height) / 4;
  switch (key) {
    case '+':
    case '=':
      return zoomAround(view, zoomStep, middle, scene);
    case '-':
    case '−':
    case '_':
      return zoomAround(view, 1 / zoomStep, middle, scene);
    case '0':
      return wholeView();
    case 'ArrowLeft':
      return panBy(view, -step, 0, scene);
    case 'ArrowRight':
      return panBy(view, step, 0, scene);
    case 'ArrowUp':
      return panBy(view, 0, -step, scene);
    case 'ArrowDown':
      return panBy(view, 0, step, scene);
    default:
      return undefined;
  }
}

/**
 * Returns the zoom factor for a turn of the wheel (`deltaY`, px), or for a pinch on a touchpad,
 * which browsers report as a wheel.
 */
export function wheelFactor(deltaY: number): number {
  return Math.min(2, Math.max(0.5, Math.exp(-deltaY / 200)));
}

function drawnSize({ drawing, frame }: Scene, zoom: number): Size {
  const width = frame.width * zoom;
  return { width, height: (width * drawing.height) / drawing.width };
}
