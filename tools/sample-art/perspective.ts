/** A point in a hall: right, up and away. */
export type Spot = readonly [number, number, number];

/** Turns points of the hall into points of the sheet. */
export interface Camera {
  x: number;
  y: number;
  /** Pixels per metre at one metre's distance. */
  focus: number;
  /** The height of the eye. */
  eye: number;
}

/** Where a point falls on the sheet. */
export function project(camera: Camera, [x, y, z]: Spot): readonly [number, number] {
  const d = Math.max(0.15, z);
  return [camera.x + (x * camera.focus) / d, camera.y - ((y - camera.eye) * camera.focus) / d];
}

/** A closed SVG path through points of the hall. */
export function face(camera: Camera, spots: readonly Spot[]): string {
  return `M${spots
    .map((s) => {
      const [x, y] = project(camera, s);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('L')}Z`;
}

/** The outline of an arch: across (from a to b) and up. */
export function archOutline(a: number, b: number, spring: number, pointed = 0): [number, number][] {
  const r = (b - a) / 2;
  const out: [number, number][] = [[a, 0]];
  for (let i = 0; i <= 20; i++) {
    const t = Math.PI * (1 - i / 20);
    out.push([a + r + Math.cos(t) * r, spring + Math.sin(t) * r * (1 + pointed * Math.sin(t))]);
  }
  out.push([b, 0]);
  return out;
}
