import { adjust, hex, mix, type Rgb } from '../colour';
import type { Job } from '../job';
import { clothes, visitor } from '../people';
import { archOutline, face, project, type Camera, type Spot } from '../perspective';
import { sideWall, sunPatches } from '../styles/arcade';
import { image, type Hung } from './art';
import type { Mood } from './mood';

/** What a scene gives: the markup of the picture. */
export type Scene = (job: Job, m: Mood, art: readonly Hung[]) => string;

const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`;
const rect = (x: number, y: number, w: number, h: number, fill: string, extra = ''): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" fill="${fill}" ${extra}/>`;
const fadeDown = (id: string, a: Rgb, b: Rgb): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hex(a)}"/><stop offset="1" stop-color="${hex(b)}"/></linearGradient>`;

/** Visitors on the floor, far ones first, each with a soft shade at the feet. */
function crowd(job: Job, m: Mood, camera: Camera, count: number, half: number, from: number, to: number): string {
  const { random } = job;
  const spots = Array.from({ length: count }, () => [random.range(-half, half), from + (to - from) * random.next() ** 0.8] as const).sort((a, b) => b[1] - a[1]);
  let out = '';
  for (const [x, z] of spots) {
    const pair = random.chance(0.35) ? 2 : 1;
    for (let i = 0; i < pair; i++) {
      const [sx, sy] = project(camera, [x + i * 0.55, 0, z]);
      const h = (random.range(1.58, 1.82) * camera.focus) / z;
      out += `<ellipse cx="${sx.toFixed(1)}" cy="${sy.toFixed(1)}" rx="${(h * 0.2).toFixed(1)}" ry="${(h * 0.03).toFixed(1)}" fill="${hex(m.dark)}" opacity=".35"/>`;
      out += visitor(random, sx, sy, h, clothes(random, m.coats));
    }
  }
  return out;
}

/** The great hall: two arcades, a glass roof, people. */
export const nave: Scene = (job, m, art) => {
  const { random, width, height } = job;
  const side = random.pick([-1, 1]);
  const camera: Camera = { x: width * random.range(0.42, 0.58), y: height * random.range(0.54, 0.62), focus: Math.max(width, height) * random.range(0.55, 0.75), eye: random.range(1.7, 3.2) };
  const half = random.range(4, 6);
  const tall = random.range(6, 8);
  const bay = random.range(3, 4);
  const far = bay * random.int(9, 12) + 1;
  const near = 1 - bay;
  const ridge = tall * 1.5;
  let out = `<defs>${fadeDown('floor', adjust(m.floor, -0.04), adjust(m.floor, 0.06))}</defs>${rect(0, 0, width, height, hex(m.light))}`;
  out += path(face(camera, [[-half, 0, 0.3], [half, 0, 0.3], [half, 0, far], [-half, 0, far]]), 'url(#floor)') + rect(0, height * 0.97, width, height * 0.03, hex(adjust(m.floor, 0.05)));
  out += sunPatches(camera, -half * side, near, far, bay, tall, random.range(0.6, 1), hex(mix(m.floor, m.light, 0.55)));
  out += path(face(camera, [[-half, tall, far], [0, ridge, far], [half, tall, far], [half, 0, far], [-half, 0, far]]), hex(mix(m.wall, m.light, 0.55)));
  out += path(face(camera, archOutline(-half * 0.45, half * 0.45, tall * 0.42).map(([u, v]): Spot => [u, v, far])), hex(mix(m.light, [255, 255, 255], 0.5)));
  for (const s of [-1, 1]) out += path(face(camera, [[s * half, tall, 0.3], [0, ridge, 0.3], [0, ridge, far], [s * half, tall, far]]), hex(mix(m.light, m.wall, s === side ? 0.12 : 0.3)));
  for (let z = far; z > 0.6; z -= bay / 2) for (const s of [-1, 1]) out += path(face(camera, [[s * half, tall, z], [0, ridge, z], [0, ridge + 0.16, z], [s * half, tall + 0.16, z]]), hex(mix(m.dark, m.light, Math.min(0.75, 0.25 + (z / far) * 0.6))));
  for (let k = 1; k < 5; k++) for (const s of [-1, 1]) out += path(face(camera, [[(s * half * k) / 5, tall + (ridge - tall) * (1 - k / 5), 0.4], [(s * half * k) / 5 + 0.05, tall + (ridge - tall) * (1 - k / 5), 0.4], [(s * half * k) / 5 + 0.05, tall + (ridge - tall) * (1 - k / 5), far], [(s * half * k) / 5, tall + (ridge - tall) * (1 - k / 5), far]]), hex(mix(m.dark, m.light, 0.5)));
  const lit = { wall: hex(adjust(m.wall, 0.04)), jamb: hex(mix(m.wall, m.light, 0.5)), dark: hex(m.dark) };
  const dim = { wall: hex(adjust(m.wall, -0.1)), jamb: hex(m.wall), dark: hex(adjust(m.dark, -0.03)) };
  out += sideWall(camera, -half, near, far, bay, tall, side < 0 ? dim : lit, 'l') + sideWall(camera, half, near, far, bay, tall, side < 0 ? lit : dim, 'r');
  for (const s of [-1, 1]) {
    for (let z = far - bay; z > 2.2; z -= bay * 2) {
      const x0 = s * half * 0.86;
      const x1 = s * half * 0.46;
      const panel = face(camera, [[x0, 0, z], [x1, 0, z], [x1, 2.6, z], [x0, 2.6, z]]);
      out += path(panel, hex(mix(m.panel, m.light, z / far / 2)));
      const [px, py] = project(camera, [Math.min(x0, x1) + 0.35, 2.05, z]);
      const u = camera.focus / z;
      const a = art[(Math.floor(z) + s + 7) % art.length] as Hung;
      const w = Math.min(Math.abs(x0 - x1) - 0.7, 1.2 * a.aspect) * u;
      out += image(a, px, py, w, w / a.aspect);
    }
  }
  return out + crowd(job, m, camera, random.int(7, 16), half * 0.62, 3.2, far * 0.8);
};

/** A stand seen straight on: a wall, pictures with labels, someone looking. */
export const wall: Scene = (job, m, art) => {
  const { random, width, height, unit } = job;
  const upright = height > width;
  const tint = random.chance(0.4) ? mix(m.panel, random.pick([m.wall, m.floor]), 0.5) : m.panel;
  const foot = height * random.range(0.78, 0.86);
  let out = `<defs>${fadeDown('wall', adjust(tint, 0.02), adjust(tint, -0.07))}${fadeDown('ground', adjust(m.floor, -0.06), adjust(m.floor, 0.05))}<radialGradient id="spot" cx=".5" cy="0" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>`;
  out += rect(0, 0, width, foot, 'url(#wall)') + rect(0, foot, width, height - foot, 'url(#ground)') + rect(0, foot - unit * 9, width, unit * 9, hex(adjust(tint, -0.13)));
  if (random.chance(0.4)) {
    const w = width * random.range(0.14, 0.24);
    const left = random.chance(0.5);
    const x = left ? -w * 0.2 : width - w * 0.8;
    const r = w / 2;
    const top = height * 0.14;
    out += path(`M${x} ${foot}V${top + r}A${r} ${r} 0 0 1 ${x + w} ${top + r}V${foot}Z`, hex(mix(m.dark, m.wall, 0.3))) + path(`M${x + w * 0.12 * (left ? 1 : -1)} ${foot}V${top + r}A${r} ${r} 0 0 1 ${x + w + w * 0.12 * (left ? 1 : -1)} ${top + r}V${foot}Z`, hex(m.wall), 'opacity=".35"');
  }
  const count = upright ? random.int(1, 2) : random.int(2, 4);
  const gap = width / (count + 0.6);
  const line = height * random.range(0.4, 0.46);
  for (let i = 0; i < count; i++) {
    const a = art[i % art.length] as Hung;
    const tall = Math.min(height * random.range(0.3, 0.56) * (upright ? 0.85 : 1), (gap * 0.8) / a.aspect);
    const w = tall * a.aspect;
    const x = width / 2 + (i - (count - 1) / 2) * gap - w / 2;
    const y = line - tall / 2;
    const frame = random.pick([0, 0, 5, 9]) * unit;
    out += `<ellipse cx="${x + w / 2}" cy="${y - unit * 10}" rx="${w * 0.9}" ry="${tall * 0.95}" fill="url(#spot)"/>${rect(x + unit * 5, y + unit * 9, w + unit * 5, tall + unit * 5, hex(m.dark), 'opacity=".28"')}`;
    if (frame) out += rect(x - frame, y - frame, w + frame * 2, tall + frame * 2, random.pick([hex(m.dark), '#c9a36a', '#f4f1ea']));
    out += image(a, x, y, w, tall) + rect(x + w + unit * 16, y + tall - unit * 26, unit * 22, unit * 26, '#fbfaf6') + rect(x + w + unit * 19, y + tall - unit * 20, unit * 12, unit * 2, hex(m.dark));
  }
  if (random.chance(0.35)) {
    const w = unit * random.range(70, 120);
    const x = width * random.range(0.2, 0.75);
    const h = height * random.range(0.16, 0.24);
    const base = foot + (height - foot) * 0.45;
    const c = random.pick(m.coats);
    out += rect(x, base - h, w, h, '#f6f4ef') + rect(x + w, base - h + unit * 8, w * 0.25, h - unit * 8, hex(adjust(m.panel, -0.16)));
    const cy = base - h;
    out += random.chance(0.5) ? path(`M${x + w * 0.5} ${cy}c${-w * 0.6} ${-w * 0.3} ${-w * 0.1} ${-w * 0.8} ${-w * 0.2} ${-w * 1.3}c${w * 0.5} ${w * 0.1} ${w * 0.7} ${w * 0.9} ${w * 0.2} ${w * 1.3}Z`, c) : `<circle cx="${x + w * 0.5}" cy="${cy - w * 0.38}" r="${w * 0.38}" fill="${c}"/><circle cx="${x + w * 0.62}" cy="${cy - w * 0.85}" r="${w * 0.2}" fill="${c}"/>`;
  }
  const people = random.int(1, upright ? 2 : 4);
  for (let i = 0; i < people; i++) {
    const h = height * random.range(0.5, 0.62) * (upright ? 0.85 : 1);
    const x = width * (0.12 + (0.76 * (i + random.next())) / people);
    const y = height * random.range(0.93, 1.02);
    out += `<ellipse cx="${x}" cy="${y}" rx="${h * 0.22}" ry="${h * 0.03}" fill="${hex(m.dark)}" opacity=".4"/>${visitor(random, x, y, h, clothes(random, m.coats))}`;
  }
  return out;
};

/** A row of stands that runs away on both sides. */
export const booths: Scene = (job, m, art) => {
  const { random, width, height, unit } = job;
  const camera: Camera = { x: width * random.range(0.3, 0.7), y: height * random.range(0.5, 0.58), focus: Math.max(width, height) * random.range(0.5, 0.7), eye: 1.65 };
  const half = random.range(1.9, 2.7);
  const tall = random.range(3, 3.6);
  const bay = random.range(2.6, 3.4);
  const n = random.int(5, 7);
  const far = 1 + bay * n;
  let out = `<defs>${fadeDown('roof', mix(m.wall, m.dark, 0.55), mix(m.wall, m.light, 0.3))}${fadeDown('floor', adjust(m.floor, -0.05), adjust(m.floor, 0.08))}</defs>${rect(0, 0, width, height, 'url(#roof)')}${rect(0, camera.y, width, height - camera.y, 'url(#floor)')}`;
  out += path(face(camera, archOutline(-half * 0.9, half * 0.9, tall * 1.1).map(([u, v]): Spot => [u, v, far + 2])), hex(m.light));
  for (let k = 0; k < 3; k++) {
    const z = far - k * bay * 1.6;
    const arch = face(camera, archOutline(-half * 1.5, half * 1.5, tall * 1.05).map(([u, v]): Spot => [u, v, z]));
    out += path(`M0 0H${width}V${camera.y}H0Z${arch}`, hex(mix(m.wall, m.dark, 0.1 + k * 0.13)), 'fill-rule="evenodd"');
  }
  for (let i = n; i >= 0; i--) {
    const z0 = 1 + i * bay - bay * 0.5;
    const z1 = z0 + bay;
    const air = Math.min(0.6, i / n / 1.4);
    for (const s of [-1, 1]) {
      const tone = adjust(mix(m.panel, m.light, air), s < 0 ? -0.03 : -0.1);
      out += path(face(camera, [[s * half, 0, Math.max(0.4, z0)], [s * half, tall, Math.max(0.4, z0)], [s * half, tall, z1 - 0.5], [s * half, 0, z1 - 0.5]]), hex(tone));
      out += path(face(camera, [[s * half, 0, z1], [s * half * 2.4, 0, z1], [s * half * 2.4, tall, z1], [s * half, tall, z1]]), hex(adjust(tone, 0.05)));
      const a = art[(i * 2 + (s + 1) / 2) % art.length] as Hung;
      const zc = (Math.max(0.9, z0) + z1 - 0.5) / 2;
      const wide = Math.min(bay * 0.3, 0.7 * a.aspect);
      const [ax, ay] = project(camera, [s * half, 1.6 + wide / a.aspect, zc - wide * s * -1]);
      const [bx, by] = project(camera, [s * half, 1.6 + wide / a.aspect, zc + wide * s * -1]);
      const [cx, cy] = project(camera, [s * half, 1.6 - wide / a.aspect, zc - wide * s * -1]);
      const [lx, ly, rx, ry, dx, dy] = s < 0 ? [ax, ay, bx, by, cx, cy] : [ax, ay, bx, by, cx, cy];
      if (z0 > 0.6) out += `<g transform="matrix(${((rx - lx) / 100).toFixed(4)} ${((ry - ly) / 100).toFixed(4)} ${((dx - lx) / 100).toFixed(4)} ${((dy - ly) / 100).toFixed(4)} ${lx.toFixed(1)} ${ly.toFixed(1)})">${image(a, 0, 0, 100, 100)}</g>`;
      const [tx, ty] = project(camera, [s * half, tall - 0.16, Math.max(0.7, z0) + 0.3]);
      if (i > 0) out += rect(tx - unit * 2, ty, unit * 26 / (0.6 + i * 0.5), unit * 9 / (0.6 + i * 0.5), hex(m.dark));
    }
  }
  return out + crowd(job, m, camera, random.int(6, 12), half * 0.72, 2.6, far * 0.9);
};

/** A talk: backs of heads, a bright screen, two people on a stage. */
export const talk: Scene = (job, m, art) => {
  const { random, width, height, unit } = job;
  let out = `<defs>${fadeDown('hall', mix(m.dark, m.wall, 0.25), mix(m.dark, m.wall, 0.6))}<radialGradient id="glow"><stop offset="0" stop-color="${hex(m.light)}" stop-opacity=".5"/><stop offset="1" stop-color="${hex(m.light)}" stop-opacity="0"/></radialGradient></defs>${rect(0, 0, width, height, 'url(#hall)')}`;
  const r = width * 0.2;
  for (const k of [-1, 0, 1]) out += path(`M${width / 2 + k * r * 2.3 - r} ${height}V${height * 0.32}a${r} ${r} 0 0 1 ${r * 2} 0V${height}Z`, hex(mix(m.wall, m.dark, 0.52)));
  const stage = height * 0.6;
  const w = width * random.range(0.34, 0.5);
  const x = width * random.range(0.2, 0.4);
  const h = w * 0.56;
  const y = stage - h - height * 0.1;
  out += `<ellipse cx="${x + w / 2}" cy="${y + h / 2}" rx="${w * 1.1}" ry="${h * 1.4}" fill="url(#glow)"/>${rect(x, y, w, h, hex(m.light))}${image(art[0] as Hung, x + w * 0.04, y + h * 0.07, w * 0.92, h * 0.86)}`;
  out += rect(0, stage, width, height * 0.05, hex(mix(m.floor, m.light, 0.3))) + rect(0, stage + height * 0.05, width, height, hex(adjust(m.dark, -0.02)));
  for (let i = 0; i < random.int(2, 3); i++) out += visitor(random, x + w + unit * (70 + i * 120), stage + unit * 6, height * 0.3, clothes(random, m.coats));
  for (let row = 0; row < 4; row++) {
    const size = unit * (34 + row * 22);
    const base = height * (0.74 + row * 0.1);
    for (let px = -size + (row % 2) * size; px < width + size; px += size * random.range(2.5, 3.4)) {
      const coat = mix(m.dark, [20, 18, 22], 0.2 + random.next() * 0.3);
      const hx = px + random.gauss() * size * 0.2;
      const edge = mix(coat, m.light, 0.14);
      out += path(`M${hx - size * 1.5} ${height + 9}C${hx - size * 1.5} ${base + size * 0.4} ${hx - size * 0.6} ${base + size * 0.4} ${hx - size * 0.3} ${base}H${hx + size * 0.3}C${hx + size * 0.6} ${base + size * 0.4} ${hx + size * 1.5} ${base + size * 0.4} ${hx + size * 1.5} ${height + 9}Z`, hex(coat));
      out += `<ellipse cx="${hx}" cy="${base - size * 0.5}" rx="${size * 0.56}" ry="${size * 0.7}" fill="${hex(random.chance(0.3) ? edge : adjust(coat, 0.03))}"/>`;
      if (random.chance(0.25)) out += `<circle cx="${hx}" cy="${base - size * 1.2}" r="${size * 0.26}" fill="${hex(adjust(coat, 0.03))}"/>`;
    }
  }
  return out;
};

/** The floor from a gallery: stands as a plan, people with long shadows. */
export const above: Scene = (job, m, art) => {
  const { random, width, height, unit } = job;
  let out = `<defs>${fadeDown('floor', adjust(m.floor, 0.08), adjust(m.floor, -0.02))}</defs>${rect(0, 0, width, height, 'url(#floor)')}`;
  const tile = unit * 110;
  for (let x = -tile; x < width + tile; x += tile) out += path(`M${x} 0h${unit * 2}l${unit * 60} ${height}h${-unit * 2}Z`, hex(adjust(m.floor, -0.05)), 'opacity=".6"');
  for (let y = 0; y < height; y += tile) out += rect(0, y, width, unit * 2, hex(adjust(m.floor, -0.05)), 'opacity=".6"');
  const r = unit * 150;
  for (let i = 0; i < 5; i++) out += `<g transform="translate(${i * r * 2.3 - r} ${height * 0.16}) skewX(-24)">${path(`M0 0h${r * 1.5}v${r * 2}a${r * 0.75} ${r * 0.75} 0 0 1 ${-r * 1.5} 0Z`, hex(mix(m.floor, m.light, 0.6)), 'opacity=".75"')}</g>`;
  const blocks = random.int(3, 5);
  for (let i = 0; i < blocks; i++) {
    const x = width * ((i + 0.15) / blocks) + random.gauss() * unit * 20;
    const y = height * random.range(0.02, 0.5);
    const w = (width / blocks) * random.range(0.5, 0.72);
    const h = unit * random.range(150, 250);
    out += path(`M${x} ${y + h}l${-h * 0.7} ${h * 0.4}h${w}l${h * 0.7} ${-h * 0.4}Z`, hex(m.dark), 'opacity=".3"') + rect(x, y, w, h, hex(adjust(m.panel, -0.07))) + rect(x - unit * 4, y - unit * 18, w + unit * 8, unit * 20, hex(m.panel));
    const count = random.int(1, 3);
    for (let k = 0; k < count; k++) {
      const a = art[(i * 3 + k) % art.length] as Hung;
      const tall = h * 0.6;
      out += image(a, x + (w * (k + 0.2)) / count, y + h * 0.18, Math.min((w / count) * 0.66, tall * a.aspect), tall);
    }
  }
  const people = Array.from({ length: random.int(14, 26) }, () => [random.range(0.02, 0.98) * width, random.range(0.42, 1.02) * height] as const).sort((a, b) => a[1] - b[1]);
  for (const [x, y] of people) {
    const h = unit * (96 + 84 * (y / height));
    out += path(`M${x - h * 0.06} ${y}L${x - h * 0.75} ${y + h * 0.36}L${x - h * 0.62} ${y + h * 0.42}L${x + h * 0.07} ${y}Z`, hex(m.dark), 'opacity=".4"') + visitor(random, x, y, h, clothes(random, m.coats));
  }
  return out;
};

/** Close things: a corner of a frame, catalogues on a table, the edge of an arch. */
export const detail: Scene = (job, m, art) => {
  const { random, width, height, unit } = job;
  const kind = random.int(0, 1);
  let out = `<defs>${fadeDown('wall', adjust(m.panel, 0.01), adjust(m.panel, -0.1))}</defs>${rect(0, 0, width, height, 'url(#wall)')}`;
  if (kind === 0) {
    const a = art[0] as Hung;
    const w = Math.max(width, height * a.aspect) * 0.95;
    const x = -w * random.range(0.25, 0.4);
    const y = height * random.range(0.1, 0.2);
    const tall = w / a.aspect;
    const f = unit * 46;
    out += rect(x + unit * 26, y + unit * 34, w + f, tall + f, hex(m.dark), 'opacity=".3"') + rect(x - f, y - f, w + f * 2, tall + f * 2, hex(mix(m.dark, m.wall, 0.4))) + rect(x - f, y - f, w + f * 2, f * 0.35, hex(m.wall)) + image(a, x, y, w, tall);
    const lx = x + w + f * 2.4;
    out += rect(lx, height * 0.56, unit * 150, unit * 190, '#fdfcf8') + rect(lx + unit * 3, height * 0.56 + unit * 190, unit * 150, unit * 5, hex(m.dark), 'opacity=".3"');
    for (let i = 0; i < 6; i++) out += rect(lx + unit * 18, height * 0.56 + unit * (26 + i * 22), unit * random.range(50, 112), unit * (i ? 5 : 10), hex(m.dark));
    const h = height * 1.1;
    return out + visitor(random, width * 0.84, height * 1.22, h, clothes(random, m.coats));
  }
  const line = height * 0.34;
  out += rect(0, line, width, height - line, hex(mix(m.floor, m.panel, 0.55))) + rect(0, line, width, unit * 7, hex(adjust(m.floor, -0.08)));
  const stacks = random.int(4, 6);
  for (let i = 0; i < stacks; i++) {
    const w = (width / stacks) * random.range(0.62, 0.86);
    const x = (width * (i + 0.12)) / stacks;
    const y = height * random.range(0.5, 0.82);
    const thick = unit * random.range(14, 90);
    const a = art[i % art.length] as Hung;
    const d = w * 0.62;
    out += path(`M${x} ${y + thick}l${-unit * 40} ${unit * 26}h${w}l${unit * 40} ${-unit * 26}Z`, hex(m.dark), 'opacity=".25"') + rect(x, y, w, thick, '#f3efe6');
    for (let k = unit * 7; k < thick; k += unit * 11) out += rect(x, y + k, w, unit * 1.6, hex(m.dark), 'opacity=".35"');
    out += `<g transform="translate(${x} ${y - d}) matrix(1 0 ${-0.22} 1 ${d * 0.22} 0)">${image(a, 0, 0, w, d)}${rect(0, 0, w, d, '#fff', 'opacity=".06"')}</g>`;
  }
  for (let i = 0; i < 3; i++) out += visitor(random, width * random.range(0.05, 0.95), line + height * 0.16, height * 0.46, clothes(random, m.coats));
  return out;
};
