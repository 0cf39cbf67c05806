import { adjust, hex, lightness, mix, rgb, type Rgb } from '../colour';
import type { Reading } from '../colour-words';
import type { Job, Painter } from '../job';
import type { Random } from '../random';
import { renderSvg } from '../raster';
import { print } from '../texture';
import { cuts, makeHair, type Cut } from './hair';
import { curve, heads, type Head, type Pose, type Pt } from './head-shapes';

/** Dark ink, bright ink and paper. */
const duos: readonly string[] = [
  '#14213d #f25f4c #f6e9dd', '#2b1a4a #ff9f68 #fbeee2', '#0f3b3a #f2b33d #f5efdd', '#3a0f1d #e86a7a #f8e8e2', '#11224e #35b6b0 #eef3ea', '#231f20 #e8b4c8 #f5f0ee',
  '#1d3a1f #b9cf57 #f3f2e1', '#222831 #f0c419 #f6f2e3', '#4a1c12 #e98a4b #f6ead6', '#17204a #7f9cf0 #f0efe9', '#0c2f45 #f28c8c #f7ece4', '#33213a #b79bd2 #f3ecef',
  '#10243a #e2572b #e9e2d2', '#2a2a2a #9fb8ad #efeee8', '#1a1038 #ff5c8a #f6e6ea', '#073b4c #ffd166 #f7f1e0', '#402218 #86a873 #f2ecdc', '#1f1f3a #d8553a #e8dccb', '#0e3c2b #e7a5a0 #f6ebe4', '#301934 #e0a93b #f3e9d5',
];

const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`;
const poly = (points: readonly Pt[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

interface Inks {
  dark: string;
  bright: string;
  paper: string;
  mid: string;
  over: string;
}

/** Shoulders and clothes. */
function body(random: Random, pose: Pose, c: Inks, base0: string): string {
  const wide = random.range(36, 44);
  const slope = random.range(95, 100);
  const lean = pose === 'front' ? 0 : pose === 'quarter' ? -2 : -4;
  const L = 50 - wide + lean;
  const R = 50 + wide + lean * 0.4;
  const cloth = random.pick([c.bright, c.bright, c.dark, c.over, c.paper].filter((k) => k !== base0));
  const other = cloth === c.dark || cloth === c.over ? (base0 === c.bright ? c.paper : c.bright) : c.dark;
  const neckL = 38 + lean * 0.7;
  const neckR = 61 + lean * 0.5;
  const base = `M${neckL} 88C${neckL - 3} 93 ${L + 12} ${slope - 2} ${L + 5} ${slope + 4}C${L} ${slope + 8} ${L - 2} 118 ${L - 2} 130H${R + 2}C${R + 2} 118 ${R} ${slope + 8} ${R - 5} ${slope + 4}C${R - 12} ${slope - 2} ${neckR + 3} 93 ${neckR} 88`;
  const m = (neckL + neckR) / 2 + (pose === 'front' ? 0 : 3);
  const kind = random.int(0, 6);
  let out = '';
  if (kind === 0) out = path(`${base}Q${m} 99 ${neckL} 88Z`, cloth);
  if (kind === 1) out = path(`${base}L${neckR - 1.5} 81Q${m} 86 ${neckL + 1.5} 81L${neckL} 88Z`, cloth) + `<path d="M${neckL} 87Q${m} 92 ${neckR} 87" fill="none" stroke="${other}" stroke-width=".7"/>`;
  if (kind === 2) out = path(`${base}L${m} 116L${neckL} 88Z`, cloth) + path(`M${neckL} 88L${m} 116L${neckL - 7} 104L${neckL - 1} 102L${neckL - 6} 95Z`, other) + path(`M${neckR} 88L${m} 116L${neckR + 7} 104L${neckR + 1} 102L${neckR + 6} 95Z`, other) + path(`M${neckL + 1.5} 90L${m} 113L${neckR - 1.5} 90Q${m} 99 ${neckL + 1.5} 90Z`, c.paper);
  if (kind === 3) out = path(`${base}L${m} 100L${neckL} 88Z`, cloth) + path(`M${neckL} 86.5L${m} 100L${m - 8} 106L${neckL - 4} 92Z`, c.paper) + path(`M${neckR} 86.5L${m} 100L${m + 8} 106L${neckR + 4} 92Z`, c.paper) + `<path d="M${m} 100V130" stroke="${other}" stroke-width=".7"/>`;
  if (kind === 4) {
    out = path(`${base}Q${m} 99 ${neckL} 88Z`, cloth) + `<clipPath id="body"><path d="${base}Q${m} 99 ${neckL} 88Z"/></clipPath><g clip-path="url(#body)">`;
    for (let y = 90; y < 130; y += 6.4) out += `<path d="M0 ${y}Q${m} ${y + 7} 100 ${y}" fill="none" stroke="${other}" stroke-width="2.2"/>`;
    out += '</g>';
  }
  if (kind === 5) out = path(`${base}Q${m} 96 ${neckL} 88Z`, cloth) + path(`M${neckL - 3} 83C${neckL + 4} 93 ${neckR - 4} 93 ${neckR + 3} 83C${neckR + 8} 90 ${neckR + 7} 97 ${neckR - 1} 100C${m} 104 ${neckL} 103 ${neckL - 5} 98C${neckL - 9} 93 ${neckL - 6} 87 ${neckL - 3} 83Z`, other) + path(`M${m - 3} 100L${m + 5} 100L${m + 9} 128L${m - 4} 128Z`, other);
  if (kind === 6) out = path(`${base}C${neckR - 2} 104 ${neckL + 2} 104 ${neckL} 88Z`, cloth) + Array.from({ length: 13 }, (_, i) => { const t = (i / 12) * Math.PI; return `<circle cx="${(m - Math.cos(t) * 11.4).toFixed(1)}" cy="${(88.6 + Math.sin(t) * 11).toFixed(1)}" r="1.2" fill="${cloth === c.bright ? c.dark : c.bright}"/>`; }).join('');
  return out;
}

/** Glasses of several shapes. */
function glasses(random: Random, head: Head, pose: Pose, c: Inks): string {
  const kind = random.int(0, 3);
  const w = kind === 3 ? 0.9 : 1.3;
  let out = '';
  head.eyes.forEach((e) => {
    const rx = e.w * (pose === 'profile' ? 0.95 : 1.16);
    const ry = pose === 'front' ? 5.4 : 5.2;
    const fill = kind === 2 ? c.dark : 'none';
    out += kind === 1
      ? `<rect x="${e.x - rx}" y="${e.y - ry * 0.72}" width="${rx * 2}" height="${ry * 1.5}" rx="1.4" fill="${fill}" stroke="${c.dark}" stroke-width="${w}"/>`
      : `<ellipse cx="${e.x}" cy="${e.y}" rx="${rx}" ry="${ry}" fill="${fill}" stroke="${c.dark}" stroke-width="${w}"/>`;
  });
  const [a, b] = head.eyes;
  const ear = head.ears[0] as { x: number; y: number };
  if (a && b) out += `<path d="M${a.x + a.w * 1.16} ${a.y - 0.6}Q${(a.x + b.x) / 2} ${a.y - 2.4} ${b.x - b.w * 1.16} ${b.y - 0.6}" fill="none" stroke="${c.dark}" stroke-width="${w}"/>`;
  if (a && pose !== 'front') out += `<path d="M${a.x - a.w * 1.1} ${a.y - 1}L${ear.x} ${ear.y - 3.6}" stroke="${c.dark}" stroke-width="${w}"/>`;
  return out;
}

/** Brows, lids, nose and mouth as a few cut shapes. */
function features(random: Random, head: Head, pose: Pose, c: Inks): string {
  let out = '';
  const arch = random.range(0.6, 2);
  const thick = random.range(0.9, 1.8);
  for (const e of head.eyes) {
    const w = e.w * 0.82;
    const s = pose === 'profile' ? 0.3 : 0;
    out += `<path d="M${e.x - w} ${e.y - 5}Q${e.x} ${e.y - 5.6 - arch} ${e.x + w} ${e.y - 4.8 + s}" fill="none" stroke="${c.dark}" stroke-width="${thick}" stroke-linecap="round"/>`;
    out += `<path d="M${e.x - w * 0.8} ${e.y + 0.2}Q${e.x} ${e.y + 2} ${e.x + w * 0.8} ${e.y}" fill="none" stroke="${c.dark}" stroke-width=".9" stroke-linecap="round"/>`;
  }
  if (head.nose.length && random.chance(0.6)) out += `<path d="${curve(head.nose, false)}" fill="none" stroke="${c.over}" stroke-width=".9" stroke-linecap="round"/>`;
  const { x, y, w } = head.mouth;
  out += path(`M${x - w} ${y}Q${x - w * 0.4} ${y - 1.9} ${x} ${y - 1.1}Q${x + w * 0.4} ${y - 1.9} ${x + w * 0.9} ${y}Q${x} ${y + 3} ${x - w} ${y}Z`, c.over);
  return out;
}

/** What stands behind the person. */
function backdrop(random: Random, c: Inks, skin: string): { svg: string; base: string } {
  const kind = random.int(0, 6);
  const base = random.pick([c.paper, c.bright, c.bright, c.mid].filter((b) => b !== skin));
  const other = [base === c.paper ? c.bright : c.paper, c.mid, c.over].filter((b) => b !== skin && b !== base)[0] ?? c.over;
  let out = `<rect x="-5" y="-5" width="110" height="135" fill="${base}"/>`;
  if (kind === 1) out += `<circle cx="${random.range(38, 62)}" cy="${random.range(48, 58)}" r="${random.range(34, 42)}" fill="${other}"/>`;
  if (kind === 2) out += `<rect x="${random.pick([-5, 50])}" y="-5" width="55" height="135" fill="${other}"/>`;
  if (kind === 3) for (let x = -3; x < 105; x += 7) out += `<rect x="${x}" y="-5" width="1.5" height="135" fill="${other}"/>`;
  if (kind === 4) out += path('M14 130V54A36 36 0 0 1 86 54V130Z', other);
  if (kind === 5) out += `<rect x="-5" y="${random.range(70, 92)}" width="110" height="70" fill="${other}"/>`;
  return { svg: out, base };
}

/** The inks of a figure and its ground as the alt text names them. */
function namedInks({ figure, ground }: Reading): { inks: Inks; ground: string } | undefined {
  const own = figure[0];
  if (!own) return undefined;
  const behind = ground ?? adjust(own, lightness(own) > 0.6 ? -0.4 : 0.4, 0.3);
  const isPale = lightness(own) > 0.62;
  const flesh = isPale ? mix(own, [255, 252, 245], 0.35) : mix(own, [255, 248, 236], lightness(own) < 0.32 ? 0.34 : 0.42);
  const line = isPale ? mix(adjust(own, -0.34), [20, 18, 24], 0.25) : adjust(own, lightness(own) > 0.45 ? -0.16 : 0);
  return {
    inks: { dark: hex(isPale ? adjust(own, -0.03) : own), bright: hex(adjust(own, isPale ? -0.08 : 0.06)), paper: hex(flesh), mid: hex(mix(flesh, own, 0.5)), over: hex(line) },
    ground: hex(behind),
  };
}

/** A head and shoulders in two inks. */
function portrait(job: Job): { svg: string; paper: Rgb } {
  const { random } = job;
  const [dark, bright, sheet] = random.pick(duos).split(' ').map(rgb) as [Rgb, Rgb, Rgb];
  const over = mix(dark, bright, 0.42);
  const inks = job.reading ? namedInks(job.reading) : undefined;
  const c: Inks = inks?.inks ?? { dark: hex(dark), bright: hex(bright), paper: hex(sheet), mid: hex(mix(sheet, bright, 0.45)), over: hex(over) };
  const pose: Pose = random.pick(['front', 'quarter', 'quarter', 'profile', 'profile']);
  const head = heads[pose];
  const cut: Cut = random.pick(cuts);
  const pale = random.chance(0.24);
  const hairFill = pale ? c.over : c.dark;
  const hair = makeHair(cut, head, pose, random, hairFill, random.pick(pale ? [c.dark] : [c.bright, c.over, c.over]));
  const bearded = random.chance(cut === 'bald' || cut === 'receding' ? 0.6 : ['crop', 'quiff', 'flatCap', 'beanie', 'curls'].includes(cut) ? 0.34 : 0);
  const tone = random.pick(['flat', 'flat', 'dots', 'lines']);
  const usual = random.pick([c.paper, c.paper, c.mid, c.bright]);
  const skin = inks ? c.paper : usual;
  const shade = inks ? c.mid : skin === c.bright ? c.over : skin === c.mid ? c.bright : random.pick([c.bright, c.mid]);
  const usualBack = backdrop(random, c, skin);
  const back = inks ? { svg: `<rect x="-5" y="-5" width="110" height="135" fill="${inks.ground}"/>`, base: inks.ground } : usualBack;
  const defs = `<defs><pattern id="tone" width="2.1" height="2.1" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><rect width="2.1" height="2.1" fill="${skin}"/>${tone === 'lines' ? `<rect width="2.1" height="1.05" fill="${shade}"/>` : `<circle cx="1.05" cy="1.05" r=".82" fill="${shade}"/>`}</pattern><clipPath id="face"><path d="${curve(head.face)}"/></clipPath></defs>`;
  const mid = tone === 'flat' ? shade : 'url(#tone)';
  const ears = head.ears.map((e) => `<ellipse cx="${e.x}" cy="${e.y}" rx="${pose === 'front' ? 2.6 : 3}" ry="4.8" fill="${skin}"/><path d="M${e.x - 1} ${e.y - 2.6}Q${e.x + 1.6} ${e.y} ${e.x - 0.4} ${e.y + 2.6}" fill="none" stroke="${c.over}" stroke-width=".7"/>`).join('');
  const ring = random.chance(0.3) && cut !== 'scarf' ? head.ears.map((e) => `<circle cx="${e.x}" cy="${e.y + 7}" r="1.7" fill="${skin === c.bright ? c.dark : c.bright}"/>`).join('') : '';
  const face = `${path(curve(head.face), skin)}<g clip-path="url(#face)">${path(curve(head.shadow, true, 9), mid)}</g>`;
  const beard = bearded ? path(curve(head.jaw, true, 7), hairFill) + (pose === 'profile' ? '' : `<path d="M${head.mouth.x - 4} ${head.mouth.y}Q${head.mouth.x} ${head.mouth.y + 2} ${head.mouth.x + 4} ${head.mouth.y}" stroke="${skin}" stroke-width="1.3" fill="none" stroke-linecap="round"/>`) : '';
  const neck = path(poly(head.neck), skin) + path(curve(head.neckShadow), c.over, 'opacity=".8"');
  const withFeatures = random.chance(0.8) ? features(random, head, pose, c) : '';
  const specs = random.chance(0.38) ? glasses(random, head, pose, c) : '';
  const capFirst = pose !== 'front' && cut !== 'scarf' && !['bob', 'long', 'swept', 'bangsBob'].includes(cut);
  const inner = `${hair.behind}${neck}${body(random, pose, c, back.base)}${face}${withFeatures}${beard}${capFirst ? hair.over + ears : (['bob', 'long', 'swept', 'bangsBob', 'scarf', 'curls', 'afro'].includes(cut) ? '' : ears) + hair.over}${ring}${specs}`;
  const flip = random.chance(0.5) ? 'translate(100 0) scale(-1 1)' : '';
  const scale = random.range(0.98, 1.06);
  const tilt = random.gauss() * 2.2;
  const move = `translate(${(50 + random.gauss() * 1.5).toFixed(2)} 130) scale(${scale.toFixed(3)}) translate(-50 -128)`;
  return { svg: `${defs}<g transform="scale(${job.width / 100} ${job.height / 125})">${back.svg}<g transform="${flip}"><g transform="${move} rotate(${tilt.toFixed(2)} 50 110)">${inner}</g></g></g>`, paper: sheet };
}

/** Heads and shoulders in two colours. */
export const duotonePortrait: Painter = async (job) => {
  const { svg, paper } = portrait(job);
  return print(await renderSvg(job.width, job.height, svg), job.random, paper, 0.55);
};
