import { adjust, hex, lightness, mix, type Rgb } from '../colour';
import type { Job, Painter } from '../job';
import { against, byLightness, hexes, loudest } from '../palettes';
import { clothes, visitor } from '../people';
import { archOutline, face, project, type Camera, type Spot } from '../perspective';
import { renderSvg } from '../raster';
import { paper, print } from '../texture';

const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`;

/** The colours of a scene: sky, sunlit and shaded wall, sunlit and shaded ground, the dark inside. */
interface Light {
  sky: [Rgb, Rgb];
  lit: Rgb;
  dim: Rgb;
  ground: Rgb;
  shade: Rgb;
  inside: Rgb;
}

function lightOf(job: Job): Light {
  const { random } = job;
  const p = job.palette;
  const sorted = byLightness([...p.colours, p.ground, p.ink]);
  const pale = sorted[sorted.length - 1] as Rgb;
  const loud = loudest(p.colours);
  const rest = random.shuffle(p.colours.filter((c) => c !== loud));
  const others = [...rest, loud, pale];
  const wall = mix(random.chance(0.5) ? loud : (others[0] as Rgb), pale, 0.18);
  const skyColour = random.chance(0.5) ? (others[1] as Rgb) : mix(loud, others[0] as Rgb, 0.5);
  const ground = mix(others[2] ?? pale, pale, 0.45);
  return {
    sky: [adjust(skyColour, -0.04), mix(skyColour, pale, 0.6)],
    lit: lightness(wall) < 0.45 ? adjust(wall, 0.18) : wall,
    dim: adjust(wall, lightness(wall) < 0.45 ? 0 : -0.2, 0.9, 8),
    ground: lightness(ground) < 0.5 ? adjust(ground, 0.22) : ground,
    shade: adjust(mix(ground, skyColour, 0.35), lightness(ground) < 0.5 ? 0 : -0.2),
    inside: mix(sorted[0] as Rgb, skyColour, 0.18),
  };
}

/** A row of arches along a side wall, drawn from far to near. */
export function sideWall(camera: Camera, x: number, from: number, to: number, bay: number, tall: number, c: { wall: string; jamb: string; dark: string }, id: string): string {
  const out = [path(face(camera, [[x, 0, from], [x, tall, from], [x, tall, to], [x, 0, to]]), c.wall)];
  const thick = x < 0 ? -0.7 : 0.7;
  const cornice = tall * 0.93;
  for (let z = to - bay, n = 0; z >= from - 0.01; z -= bay, n++) {
    const outline = archOutline(z + bay * 0.14, z + bay * 0.86, tall * 0.5);
    const front = face(camera, outline.map(([u, v]): Spot => [x, v, u]));
    const back = face(camera, outline.map(([u, v]): Spot => [x + thick, v, u]));
    out.push(`<clipPath id="${id}${n}"><path d="${front}"/></clipPath>`, path(front, c.jamb), `<g clip-path="url(#${id}${n})">${path(back, c.dark)}</g>`);
  }
  out.push(path(face(camera, [[x, cornice, from], [x, cornice + tall * 0.02, from], [x, cornice + tall * 0.02, to], [x, cornice, to]]), c.jamb));
  return out.join('');
}

/** Patches of sun on the ground, thrown through the arches of a side wall. */
export function sunPatches(camera: Camera, x: number, from: number, to: number, bay: number, tall: number, lean: number, fill: string): string {
  let out = '';
  for (let z = from; z < to - 0.01; z += bay) {
    const outline = archOutline(z + bay * 0.14, z + bay * 0.86, tall * 0.5);
    out += path(face(camera, outline.map(([u, v]): Spot => [x + v * lean * (x < 0 ? 1 : -1), 0, u + v * 0.35])), fill);
  }
  return out;
}

const gradient = (id: string, a: string, b: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient>`;

/** A court between two arcades, or a square beside one, in low sun. */
export function avenue(job: Job, both: boolean, people: number): string {
  const { random, width, height, unit } = job;
  const l = lightOf(job);
  const side = random.pick([-1, 1]);
  const tall = random.range(5, 7.5);
  const bay = random.range(2.6, 3.8);
  const half = both ? random.range(3.4, 5) : random.range(2, 3.4);
  const horizon = height * random.range(0.55, 0.68);
  const camera: Camera = { x: width * (both ? random.range(0.44, 0.56) : 0.5 + side * random.range(0.12, 0.3)), y: horizon, focus: Math.max(width, height) * random.range(0.62, 0.85), eye: random.range(1.6, 2.4) };
  const far = 3 + bay * random.int(7, 11);
  const near = 3 - bay * 1;
  const patch = sunPatches(camera, -half * side * (both ? 1 : -1) * -1, near, far, bay, tall, random.range(0.7, 1.3), hex(l.ground));
  let out = `<defs>${gradient('sky', hex(l.sky[0]), hex(l.sky[1]))}</defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`;
  if (random.chance(0.6)) {
    const r = unit * random.range(40, 110);
    out += `<circle cx="${camera.x - side * width * random.range(0, 0.2)}" cy="${horizon - height * random.range(0.12, 0.4)}" r="${r}" fill="${hex(mix(l.ground, [255, 250, 235], 0.6))}"/>`;
  }
  out += `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${hex(l.shade)}"/>${patch}`;
  const lit = { wall: hex(l.lit), jamb: hex(adjust(l.lit, 0.07)), dark: hex(l.inside) };
  const dim = { wall: hex(l.dim), jamb: hex(l.lit), dark: hex(l.sky[1]) };
  const end: Spot[] = [[-half, 0, far], [-half, tall * 1.15, far], [half, tall * 1.15, far], [half, 0, far]];
  if (both) {
    const gate = archOutline(-half * 0.5, half * 0.5, tall * 0.45).map(([u, v]): Spot => [u, v, far]);
    out += path(face(camera, end), hex(mix(l.lit, l.sky[1], 0.35))) + path(face(camera, gate), hex(mix(l.ground, [255, 250, 235], 0.45)));
    out += sideWall(camera, half, near, far, bay, tall, side > 0 ? lit : dim, 'r') + sideWall(camera, -half, near, far, bay, tall, side > 0 ? dim : lit, 'l');
  } else {
    out += sideWall(camera, half * -side, near, far, bay, tall, random.chance(0.5) ? lit : dim, 's');
    const [bx, by] = project(camera, [half * side * random.range(1.5, 3), 0, far * 0.7]);
    const b = unit * random.range(60, 150);
    if (random.chance(0.6)) out += path(`M${bx - b / 2} ${by}v${-b * 2}a${b / 2} ${b / 2} 0 0 1 ${b} 0v${b * 2}Z`, hex(l.dim)) + path(`M${bx} ${by}v${-b * 2.5}a${b / 2} ${b / 2} 0 0 1 ${b / 2} ${b / 2}v${b * 2}Z`, hex(l.lit));
  }
  const spots = Array.from({ length: people }, () => [random.range(-half * 0.8, half * 0.8), random.range(5.5, far * 0.85)] as const).sort((a, b) => b[1] - a[1]);
  for (const [px, pz] of spots) {
    const [sx, sy] = project(camera, [px, 0, pz]);
    const h = (1.7 * camera.focus) / pz;
    const long = h * 1.3 * side;
    out += `<path d="M${sx - h * 0.06} ${sy}L${sx + long} ${sy - h * 0.28}L${sx + long + h * 0.12 * side} ${sy - h * 0.2}L${sx + h * 0.08} ${sy + h * 0.02}Z" fill="${hex(l.inside)}" opacity=".45"/>`;
    out += visitor(random, sx, sy, h, clothes(random, [...hexes(job.palette.colours), hex(l.inside)]));
  }
  return out;
}

/** Arches within arches, seen from the front. */
function nested(job: Job): string {
  const { random, width, height } = job;
  const colours = hexes(random.shuffle([...job.palette.colours, job.palette.ground]));
  const rings = random.int(6, 13);
  const rule = job.hand.chance(0.5) ? hex(job.palette.ink) : undefined;
  const shift = random.gauss() * 0.05;
  let out = `<rect width="${width}" height="${height}" fill="${rule ?? colours[0]}"/>`;
  for (let i = 0; i < rings; i++) {
    const t = 1 - i / rings;
    const w = width * 0.96 * t;
    const x = (width - w) / 2 + shift * width * (1 - t) * 0.5;
    const top = height * 0.03 + height * 0.62 * (1 - t) ** 1.05;
    const foot = height * (1 - 0.16 * (1 - t) * (job.hand.fork('foot').chance(0.5) ? 1 : 0)) + (i ? 0 : 9);
    const r = w / 2;
    out += path(`M${x} ${foot}V${top + r}A${r} ${r} 0 0 1 ${x + w} ${top + r}V${foot}Z`, rule && i % 2 ? rule : (colours[i % colours.length] as string));
  }
  return out;
}

/** Doorways one behind the other, light at the end. */
function enfilade(job: Job): string {
  const { random, width, height } = job;
  const l = lightOf(job);
  const vx = width * random.range(0.36, 0.64);
  const vy = height * random.range(0.56, 0.7);
  const camera: Camera = { x: vx, y: vy, focus: Math.min(width, height) * 0.9, eye: 1.6 };
  const rooms = random.int(5, 9);
  const gap = random.range(1.7, 2.6);
  const half = random.range(0.75, 1.15) * Math.max(0.75, Math.min(1.3, width / height));
  const spring = random.range(1.6, 2.3);
  const glow = mix(l.sky[1], [255, 248, 230], 0.7);
  let out = `<rect width="${width}" height="${height}" fill="${hex(glow)}"/>`;
  const warm = random.chance(0.7);
  const rooms0 = random.shuffle(job.palette.colours).slice(0, random.int(2, 4));
  for (let i = rooms; i >= 0; i--) {
    const z = 1.5 + i * gap;
    const t = i / rooms;
    const own = rooms0[i % rooms0.length] as Rgb;
    const wall = mix(i === 0 && !warm ? l.inside : own, glow, t * 0.55);
    const flip = i % 2 ? 0.03 : -0.03;
    const opening = face(camera, archOutline(-half, half, spring).map(([u, v]): Spot => [u, v, z]));
    const deep = face(camera, archOutline(-half, half, spring).map(([u, v]): Spot => [u, v, z + 0.5]));
    const floor = face(camera, [[-9, 0, z], [9, 0, z], [9, 0, z + gap], [-9, 0, z + gap]]);
    out += path(floor, hex(mix(l.shade, l.ground, t)));
    const lightAt = random.range(-0.4, 0.4);
    out += path(face(camera, [[lightAt - 0.5, 0, z + 0.6], [lightAt + 0.9, 0, z + 0.6], [lightAt + 1.5, 0, z + gap * 0.8], [lightAt + 0.1, 0, z + gap * 0.8]]), hex(l.ground), 'opacity=".8"');
    out += path(`M${-width} ${-height}H${width * 2}V${height * 2}H${-width}Z${deep}`, hex(adjust(wall, 0.06)), 'fill-rule="evenodd"');
    out += path(`M${-width} ${-height}H${width * 2}V${height * 2}H${-width}Z${opening}`, hex(adjust(wall, flip)), 'fill-rule="evenodd"');
    out += path(face(camera, [[-half, 0, z], [half, 0, z], [half, 0, z + 0.52], [-half, 0, z + 0.52]]), hex(mix(l.shade, l.ground, t * 0.9)));
    const [, fy] = project(camera, [0, 0, z]);
    out += path(`M${-9} ${fy}H${width + 9}V${height + 9}H-9Z`, hex(mix(l.shade, l.ground, t * 0.8)));
    if (i > 0 && i < rooms && random.chance(0.3)) {
      const [sx, sy] = project(camera, [random.range(-half * 0.5, half * 0.5), 0, z - gap * 0.4]);
      out += visitor(random, sx, sy, (1.65 * camera.focus) / (z - gap * 0.4), clothes(random, hexes(job.palette.colours)));
    }
  }
  return out;
}

/** A front of many arches, tier on tier, with hard shadows. */
function facade(job: Job): string {
  const { random, width, height, unit } = job;
  const l = lightOf(job);
  const across = job.hand.int(3, 6);
  const w = width / across;
  const tiers = Math.max(2, Math.round(height / (w * random.range(1.15, 1.7))));
  const h = height / tiers;
  const lean = random.pick([-1, 1]);
  const inner = job.hand.chance(0.6);
  const accent = hexes(against(job.palette.colours, l.inside));
  let out = `<rect width="${width}" height="${height}" fill="${hex(l.lit)}"/>`;
  for (let j = 0; j < tiers; j++) {
    const tone = adjust(l.lit, (j / tiers - 0.5) * -0.06);
    out += `<rect y="${j * h}" width="${width}" height="${h + 1}" fill="${hex(tone)}"/><rect y="${(j + 1) * h - unit * 9}" width="${width}" height="${unit * 9}" fill="${hex(l.dim)}"/><rect y="${(j + 1) * h - unit * 12}" width="${width}" height="${unit * 4}" fill="${hex(adjust(l.lit, 0.09))}"/>`;
    for (let i = 0; i < across; i++) {
      const ow = w * 0.64;
      const x = i * w + (w - ow) / 2;
      const foot = (j + 1) * h - unit * 12;
      const top = j * h + h * 0.14;
      const r = ow / 2;
      const d = `M${x} ${foot}V${top + r}A${r} ${r} 0 0 1 ${x + ow} ${top + r}V${foot}Z`;
      const s = ow * 0.2 * lean;
      const id = `c${j}_${i}`;
      const back = inner ? random.pick(accent) : hex(mix(l.inside, l.dim, random.range(0, 0.25)));
      out += `<clipPath id="${id}"><path d="${d}"/></clipPath>${path(d, hex(adjust(l.lit, 0.08)))}<g clip-path="url(#${id})"><path d="${d}" transform="translate(${s} ${ow * 0.06})" fill="${back}"/>`;
      if (inner) out += `<path d="${d}" transform="translate(${s * 2.4} ${ow * 0.5})" fill="${hex(l.inside)}" opacity=".55"/>`;
      if (random.chance(0.12)) out += visitor(random, x + ow * 0.5, foot, h * 0.42, clothes(random, accent));
      out += '</g>';
    }
  }
  return out;
}

/** Rows of arches in perspective. */
export const arcade: Painter = async (job) => {
  const hand = job.hand.fork('arcade');
  const isCover = job.hand.seed.endsWith('/cover');
  const kind = isCover ? 'avenue' : hand.pick(['nested', 'avenue', 'avenue', 'square', 'square', 'enfilade', 'facade']);
  const body =
    kind === 'nested' ? nested(job)
    : kind === 'avenue' ? avenue(job, true, isCover ? 9 : job.random.int(0, 4))
    : kind === 'square' ? avenue(job, false, job.random.int(0, 3))
    : kind === 'enfilade' ? enfilade(job)
    : facade(job);
  const raster = await renderSvg(job.width, job.height, body);
  return hand.chance(0.5) ? paper(raster, job.random, 4.5) : print(raster, job.random, job.palette.ground, 0.35);
};
