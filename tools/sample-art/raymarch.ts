import type { Rgb } from './colour';
import { len, clamp } from './noise';
import { resize, type Raster } from './raster';

/** A point or direction in space. */
export type Vec = readonly [number, number, number];

/** How a surface takes light. */
export interface Surface {
  colour: Rgb;
  /** Strength and tightness of the highlight. */
  gloss: number;
  hardness: number;
  /** How much the surroundings mirror in it. */
  mirror: number;
}

/** A lit scene of solids on a floor (or table) before a wall. */
export interface Scene {
  /** Distance to the nearest solid. */
  map: (x: number, y: number, z: number) => number;
  surface: (x: number, y: number, z: number) => Surface;
  /** The height of the floor and the depth of the wall. */
  floor: number;
  wall: number;
  floorColour: Rgb;
  wallColour: Rgb;
  /** All solids lie inside this ball. */
  centre: Vec;
  radius: number;
  eye: Vec;
  aim: Vec;
  /** Width of the view at the distance of the aim. */
  view: number;
  light: Vec;
  lightColour: Rgb;
  /** How hard the shadow's edge is: 4 soft, 30 hard. */
  edge: number;
  ambient: number;
}

const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
/** A direction of length 1. */
export const unitVec = (a: Vec): Vec => {
  const l = len(a[0], a[1], a[2]) || 1;
  return [a[0] / l, a[1] / l, a[2] / l];
};

/** Joins two distances with a rounded seam. */
export function blendMin(a: number, b: number, k: number): number {
  const h = clamp(0.5 + (0.5 * (b - a)) / k);
  return b + (a - b) * h - k * h * (1 - h);
}

/** Renders the scene at part of the size and enlarges it. */
export async function renderScene(scene: Scene, width: number, height: number, scale: number): Promise<Raster> {
  const w = Math.round(width * scale);
  const h = Math.round(height * scale);
  const data = new Uint8ClampedArray(w * h * 3);
  const forward = unitVec(sub(scene.aim, scene.eye));
  const right = unitVec(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const distance = len(...sub(scene.aim, scene.eye));
  const light = unitVec(scene.light);
  const { map, centre, radius, edge } = scene;
  const [lx, ly, lz] = light;

  const shadow = (x: number, y: number, z: number): number => {
    const ox = x - centre[0];
    const oy = y - centre[1];
    const oz = z - centre[2];
    const b = ox * lx + oy * ly + oz * lz;
    const big = radius * 1.35;
    const disc = b * b - (ox * ox + oy * oy + oz * oz - big * big);
    if (disc < 0) return 1;
    const root = Math.sqrt(disc);
    const end = -b + root;
    if (end < 0) return 1;
    const dice = Math.sin(x * 127.1 + y * 311.7 + z * 74.7) * 43758.5453;
    const jitter = dice - Math.floor(dice);
    let t = Math.max(0.025, -b - root) + jitter * 0.05;
    let lit = 1;
    for (let i = 0; i < 36 && t < end; i++) {
      const d = map(x + lx * t, y + ly * t, z + lz * t);
      if (d < 0.002) return 0;
      lit = Math.min(lit, (edge * d) / t);
      t += Math.max(0.025, d * (0.65 + jitter * 0.3));
      if (lit < 0.02) return 0;
    }
    const near = Math.sqrt(Math.max(0, ox * ox + oy * oy + oz * oz - b * b)) / big;
    return 1 - (1 - lit * lit * (3 - 2 * lit)) * clamp((1 - near) * 3);
  };
  const openness = (x: number, y: number, z: number, nx: number, ny: number, nz: number): number => {
    let closed = 0;
    for (let i = 1; i <= 4; i++) {
      const s = i * 0.075 * radius;
      closed += Math.max(0, s - map(x + nx * s, y + ny * s, z + nz * s)) / (radius * 0.3) / i ** 0.6;
    }
    return clamp(1 - closed * 0.62, 0.12, 1);
  };

  /** Direction of the ray through a pixel. */
  const ray = (px: number, py: number): Vec => {
    const u = ((px + 0.5) / w - 0.5) * scene.view;
    const v = -((py + 0.5) / h - 0.5) * scene.view * (h / w);
    return unitVec([
      forward[0] * distance + right[0] * u + up[0] * v,
      forward[1] * distance + right[1] * u + up[1] * v,
      forward[2] * distance + right[2] * u + up[2] * v,
    ]);
  };
  const [ex, ey, ez] = scene.eye;
  /** Floor and wall, a little out of focus: one ray for several pixels. */
  const step = 3;
  const bw = Math.ceil(w / step) + 2;
  const bh = Math.ceil(h / step) + 2;
  const back = new Float32Array(bw * bh * 3);
  for (let j = 0, k = 0; j < bh; j++) {
    for (let i = 0; i < bw; i++, k += 3) {
      const [dx, dy, dz] = ray(i * step, j * step);
      const tf = dy < -1e-4 ? (scene.floor - ey) / dy : Infinity;
      const tw = dz < -1e-4 ? (scene.wall - ez) / dz : Infinity;
      const isFloor = tf < tw;
      const t = Math.min(tf, tw);
      const x = ex + dx * t;
      const y = ey + dy * t;
      const z = ez + dz * t;
      const ny = isFloor ? 1 : 0;
      const nz = isFloor ? 0 : 1;
      const lit = Math.max(0, isFloor ? ly : lz) * shadow(x, y + ny * 0.01, z + nz * 0.01);
      const open = isFloor ? openness(x, y, z, 0, 1, 0) : 1;
      const seam = 1 - 0.25 * Math.exp(-(isFloor ? z - scene.wall : y - scene.floor) / (radius * 0.5));
      const pool = 0.8 + 0.35 * Math.exp(-((x - centre[0] + 0.2 * radius) ** 2 + (y - centre[1] - 0.3 * radius) ** 2) / (radius * radius * 5));
      const bright = (lit * 0.75 + open * scene.ambient * 0.8) * seam * pool;
      const c = isFloor ? scene.floorColour : scene.wallColour;
      for (let n = 0; n < 3; n++) back[k + n] = (c[n] as number) * bright * (0.5 + (scene.lightColour[n] as number) / 510);
    }
  }
  const behind = (px: number, py: number, n: number): number => {
    const i = Math.floor(px / step);
    const j = Math.floor(py / step);
    const fx = px / step - i;
    const fy = py / step - j;
    const k = (j * bw + i) * 3 + n;
    const a = back[k] as number;
    const c = back[k + bw * 3] as number;
    const top = a + ((back[k + 3] as number) - a) * fx;
    return top + (c + ((back[k + bw * 3 + 3] as number) - c) * fx - top) * fy;
  };

  let o = 0;
  for (let py = 0; py < h; py++) {
    for (let px = 0; px < w; px++) {
      const [dx, dy, dz] = ray(px, py);
      let r = 0;
      let g = 0;
      let b = 0;
      let hit = -1;
      const ox = ex - centre[0];
      const oy = ey - centre[1];
      const oz = ez - centre[2];
      const bb = ox * dx + oy * dy + oz * dz;
      const disc = bb * bb - (ox * ox + oy * oy + oz * oz - radius * radius);
      if (disc > 0) {
        const root = Math.sqrt(disc);
        let t = Math.max(0, -bb - root);
        const end = -bb + root;
        for (let i = 0; i < 90 && t < end; i++) {
          const d = map(ex + dx * t, ey + dy * t, ez + dz * t);
          if (d < 0.0012 * radius) {
            hit = t;
            break;
          }
          t += d * 0.9;
        }
      }
      if (hit >= 0) {
        const x = ex + dx * hit;
        const y = ey + dy * hit;
        const z = ez + dz * hit;
        const e = 0.0022 * radius;
        const n1 = map(x + e, y - e, z - e);
        const n2 = map(x - e, y - e, z + e);
        const n3 = map(x - e, y + e, z - e);
        const n4 = map(x + e, y + e, z + e);
        const [nx, ny, nz] = unitVec([n1 - n2 - n3 + n4, -n1 - n2 + n3 + n4, -n1 + n2 - n3 + n4]);
        const m = scene.surface(x, y, z);
        const face = nx * lx + ny * ly + nz * lz;
        const lit = face > 0 ? face * shadow(x + nx * 0.01, y + ny * 0.01, z + nz * 0.01) : 0;
        const open = openness(x, y, z, nx, ny, nz);
        const sky = (0.55 + 0.45 * ny) * open * scene.ambient;
        const bounce = clamp(-ny * 0.5 + 0.25) * open * 0.22;
        const [hx, hy, hz] = unitVec([lx - dx, ly - dy, lz - dz]);
        const shine = m.gloss * clamp(nx * hx + ny * hy + nz * hz) ** m.hardness * (lit > 0 ? 1 : 0.15);
        const facing = clamp(1 + (nx * dx + ny * dy + nz * dz));
        const fresnel = m.mirror * (0.25 + 0.75 * facing ** 3);
        const ry = dy - 2 * (nx * dx + ny * dy + nz * dz) * ny;
        const room = clamp(0.5 + ry * 0.9) ** 1.5 * open;
        const [cr, cg, cb] = m.colour;
        const [kr, kg, kb] = scene.lightColour;
        const [fr, fg, fb] = scene.floorColour;
        const [wr, wg, wb] = scene.wallColour;
        r = cr * (lit * (kr / 255) + sky + (bounce * fr) / 255) * (1 - fresnel * 0.6) + (shine + fresnel * room * (wr / 255)) * 255;
        g = cg * (lit * (kg / 255) + sky + (bounce * fg) / 255) * (1 - fresnel * 0.6) + (shine + fresnel * room * (wg / 255)) * 255;
        b = cb * (lit * (kb / 255) + sky + (bounce * fb) / 255) * (1 - fresnel * 0.6) + (shine + fresnel * room * (wb / 255)) * 255;
      } else {
        r = behind(px, py, 0);
        g = behind(px, py, 1);
        b = behind(px, py, 2);
      }
      data[o++] = r > 235 ? 235 + 20 * (1 - Math.exp(-(r - 235) / 40)) : r;
      data[o++] = g > 235 ? 235 + 20 * (1 - Math.exp(-(g - 235) / 40)) : g;
      data[o++] = b > 235 ? 235 + 20 * (1 - Math.exp(-(b - 235) / 40)) : b;
    }
  }
  return resize({ width: w, height: h, data }, width, height);
}
