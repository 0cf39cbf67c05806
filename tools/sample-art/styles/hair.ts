import type { Random } from '../random';
import { curve, type Head, type Pose, type Pt } from './head-shapes';

/** Hair or headwear: what lies behind the head and what lies over it. */
export interface Hair {
  behind: string;
  over: string;
}

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** The points moved out from a centre. */
const grow = (points: readonly Pt[], [cx, cy]: Pt, k: number): Pt[] =>
  points.map(([x, y]): Pt => [cx + (x - cx) * k, cy + (y - cy) * k]);

const lifted = (head: Head, lift: number): Pt[] => grow(head.capOuter, [50, 62], lift);

/** The cap of hair, fitted to the skull. */
function cap(head: Head, fill: string, lift: number, fringe: number): string {
  const inner = head.capInner.map(([x, y], i): Pt => {
    const middle = 1 - Math.abs(i / (head.capInner.length - 1) - 0.5) * 2;
    return [x, y + fringe * middle];
  });
  return path(curve([...lifted(head, lift), ...inner], true, 7), fill);
}

function bangs(head: Head, pose: Pose, fill: string, random: Random): string {
  const from = pose === 'front' ? 35 : pose === 'quarter' ? 42 : 50;
  const to = pose === 'front' ? 65 : pose === 'quarter' ? 64.6 : 67;
  const low = random.range(44, 48.5);
  const [cx, cy] = head.crown;
  return path(`M${from} ${low + 3}C${from} 38 ${cx - 8} ${cy + 1} ${cx + 1} ${cy + 1}S${to} 36 ${to} ${low}C${(from + to) / 2 + 6} ${low - 1.6} ${(from + to) / 2 - 6} ${low - 1} ${from} ${low + 3}Z`, fill);
}

function swept(head: Head, pose: Pose, fill: string, random: Random): string {
  const [cx, cy] = head.crown;
  const left = pose === 'front' ? 34 : pose === 'quarter' ? 41 : 50;
  const right = pose === 'front' ? 66 : pose === 'quarter' ? 64 : 66.5;
  const part = random.range(0.25, 0.75) * (right - left) + left;
  const h = random.range(40, 44);
  return path(`M${part} ${cy + 3}C${part + 6} ${h - 2} ${right - 3} ${h} ${right + 1} ${h + 9}C${right + 3} 38 ${cx + 10} ${cy - 1} ${cx} ${cy - 0.5}S${left - 3} 38 ${left - 1} ${h + 10}C${left + 2} ${h + 1} ${part - 5} ${h - 1} ${part} ${cy + 3}Z`, fill);
}

const falls: Record<Pose, (low: number, wide: number) => string> = {
  front: (low, wide) => `M50 27C68 26 ${71 + wide} 40 ${70 + wide} 56L${71 + wide} ${low}C${64 + wide} ${low + 3} 58 ${low + 2} 56 ${low - 2}L44 ${low - 2}C42 ${low + 2} ${36 - wide} ${low + 3} ${29 - wide} ${low}L${30 - wide} 56C${29 - wide} 40 32 26 50 27Z`,
  quarter: (low, wide) => `M52 27.4C62 29 66 36 63 42C52 42 46 50 47 60L${50} ${low - 4}C46 ${low + 2} ${34 - wide} ${low + 4} ${27 - wide} ${low}C${26 - wide} 70 ${25 - wide} 58 ${27 - wide} 46C29 32 40 26 52 27.4Z`,
  profile: (low, wide) => `M52 27.2C62 29 67 36 65 42C56 43 52 50 52 60C52 68 52 ${low - 12} 49 ${low - 3}C44 ${low + 3} ${36 - wide} ${low + 3} ${29 - wide} ${low - 2}C${28 - wide} 70 ${26 - wide} 60 ${28 - wide} 46C31 32 42 26 52 27.2Z`,
};

function curls(random: Random, head: Head, fill: string, pose: Pose, size: number): Hair {
  const [bx, by] = pose === 'front' ? [50, 47] : [head.back[0] + 8, 47];
  let behind = path(`M${bx - 21} ${by + 3}a21 20.5 0 0 1 42 0a21 ${size > 1 ? 26 : 20} 0 0 1 -42 0Z`, fill);
  for (let i = 0; i < 30; i++) {
    const a = Math.PI * (0.8 + (1.4 * i) / 29) + (size > 1 ? (i % 2 ? 0.3 : -0.3) : 0);
    const r = random.range(2.8, 5);
    behind += `<circle cx="${(bx + Math.cos(a) * 20).toFixed(1)}" cy="${(by + 2 + Math.sin(a) * 18.5).toFixed(1)}" r="${r.toFixed(1)}" fill="${fill}"/>`;
  }
  let over = cap(head, fill, 1.02, -1);
  const inner = head.capInner;
  inner.forEach(([x, y], i) => {
    if (i % 1 === 0) over += `<circle cx="${x + random.gauss() * 0.6}" cy="${(y - 2).toFixed(1)}" r="${random.range(2.6, 4).toFixed(1)}" fill="${fill}"/>`;
  });
  return { behind, over };
}

const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`;

/** The names of all cuts and kinds of headwear. */
export const cuts = ['crop', 'crop', 'quiff', 'swept', 'bob', 'bob', 'bangsBob', 'long', 'long', 'bun', 'topKnot', 'curls', 'afro', 'ponytail', 'bald', 'receding', 'beret', 'brim', 'beanie', 'scarf', 'flatCap', 'braid'] as const;

/** One cut or headwear. */
export type Cut = (typeof cuts)[number];

/** Hair of a cut for a head; the second fill is for headwear. */
export function makeHair(cut: Cut, head: Head, pose: Pose, random: Random, fill: string, second: string): Hair {
  const [cx, cy] = head.crown;
  const [bx, by] = head.back;
  const turnBack = pose === 'front' ? 0 : 1;
  switch (cut) {
    case 'crop':
      return { behind: '', over: cap(head, fill, random.range(0.98, 1.03), random.range(-2.5, 1)) };
    case 'quiff':
      return { behind: '', over: cap(head, fill, 1.01, -2) + ellipse(cx + 4 + turnBack * 5, cy + 5.5, random.range(10, 13), 6.4, fill, random.range(-16, 4)) };
    case 'swept':
      return { behind: path(falls[pose](random.range(66, 70), -1), fill), over: swept(head, pose, fill, random) };
    case 'bob':
      return { behind: path(falls[pose](random.range(72, 82), random.range(0, 2.4)), fill), over: swept(head, pose, fill, random) };
    case 'bangsBob':
      return { behind: path(falls[pose](random.range(69, 78), random.range(0, 2)), fill), over: bangs(head, pose, fill, random) + (pose === 'front' ? '' : cap(head, fill, 1, 1)) };
    case 'long':
      return { behind: path(falls[pose](random.range(96, 112), random.range(0.5, 4)), fill), over: random.chance(0.5) ? swept(head, pose, fill, random) : cap(head, fill, 1.01, -1) };
    case 'bun':
      return { behind: ellipse(pose === 'front' ? 50 : bx - 8, pose === 'front' ? 28.6 : by + 12, 8, 7.4, fill), over: cap(head, fill, 1, -1) };
    case 'topKnot':
      return { behind: ellipse(cx - turnBack * 4, cy - 1.4, 7.4, 6, fill), over: cap(head, fill, 0.99, -1.6) };
    case 'curls':
      return curls(random, head, fill, pose, 1.2);
    case 'afro':
      return curls(random, head, fill, pose, 1);
    case 'ponytail':
      return {
        behind: pose === 'front' ? path('M60 34C74 34 78 52 74 70C73 80 70 86 67 88C70 74 70 60 62 48Z', fill) : path(`M${bx - 3} ${by - 6}C${bx - 17} ${by - 8} ${bx - 18} ${by + 14} ${bx - 12} ${by + 34}C${bx - 10} ${by + 40} ${bx - 8} ${by + 42} ${bx - 7} ${by + 44}C${bx - 4} ${by + 26} ${bx - 5} ${by + 16} ${bx + 2} ${by + 6}Z`, fill),
        over: cap(head, fill, 1, random.range(-2, 1)),
      };
    case 'braid': {
      let behind = '';
      for (let i = 0; i < 8; i++) behind += ellipse(pose === 'front' ? 66 + Math.sin(i) * 0.6 : bx + 2 - i * 0.3, (pose === 'front' ? 66 : by + 24) + i * 5, 4.4 - i * 0.28, 3.6, fill, i % 2 ? 24 : -24);
      return pose === 'front' ? { behind: '', over: cap(head, fill, 1.01, -1) + behind } : { behind: '', over: cap(head, fill, 1.01, 0) + behind };
    }
    case 'receding':
      return { behind: '', over: cap(head, fill, 0.975, -7.5) };
    case 'beret':
      return {
        behind: random.chance(0.5) ? path(falls[pose](random.range(70, 84), 0.5), fill) : '',
        over: cap(head, fill, 0.97, 0) + ellipse(cx - 3 - turnBack * 3, cy + 5.4, 22, 8.4, second, -9 - turnBack * 4) + ellipse(cx - 1, cy - 2.4, 1.3, 2, second),
      };
    case 'brim':
      return {
        behind: random.chance(0.5) ? path(falls[pose](random.range(72, 104), 0), fill) : '',
        over: cap(head, fill, 0.98, 0) + path(`M${cx - 17} ${cy + 12}C${cx - 17} ${cy - 2} ${cx - 10} ${cy - 4.6} ${cx - 1} ${cy - 3}C${cx + 9} ${cy - 5} ${cx + 16} ${cy - 1} ${cx + 17} ${cy + 12}Z`, second) + ellipse(cx + turnBack * 2, cy + 11.6, 29, 4.4, second, turnBack * 4) + path(`M${cx - 17} ${cy + 6.4}Q${cx} ${cy + 10} ${cx + 17} ${cy + 6.4}L${cx + 17} ${cy + 9.8}Q${cx} ${cy + 13.4} ${cx - 17} ${cy + 9.8}Z`, fill),
      };
    case 'beanie': {
      const left = pose === 'front' ? 31.6 : pose === 'quarter' ? 29.4 : 30;
      const right = pose === 'front' ? 68.4 : pose === 'quarter' ? 65.6 : 68;
      return {
        behind: random.chance(0.5) ? path(falls[pose](random.range(74, 98), 0), fill) : '',
        over: (pose === 'front' ? '' : cap(head, fill, 0.97, 0)) + path(`M${left} 45C${left} 30 ${cx - 9} 25 ${cx} 25S${right} 31 ${right} 44Z`, second) + path(`M${left - 1} 39.5Q${cx} 35 ${right + 1} 39L${right + 0.6} 46Q${cx} 42 ${left - 0.6} 47Z`, fill),
      };
    }
    case 'flatCap':
      return {
        behind: '',
        over: cap(head, fill, 0.97, -1) + path(`M${cx - 19} ${cy + 13}C${cx - 21} ${cy - 1} ${cx - 8} ${cy - 4} ${cx + 4} ${cy - 2}C${cx + 15} ${cy} ${cx + 20} ${cy + 7} ${cx + 20} ${cy + 11}Q${cx} ${cy + 7} ${cx - 19} ${cy + 13}Z`, second) + path(`M${cx + (pose === 'front' ? -13 : 2)} ${cy + 9.6}Q${cx + 10} ${cy + 7} ${cx + (pose === 'front' ? 13 : 24)} ${cy + 11}Q${cx + 14} ${cy + 14.6} ${cx + (pose === 'front' ? -13 : 4)} ${cy + 12.6}Z`, fill),
      };
    case 'scarf': {
      const face: Pt = pose === 'front' ? [50, 55] : pose === 'quarter' ? [54, 56] : [60, 56];
      const back: Pt[] = pose === 'front' ? [[50, 26], [66, 32], [72, 50], [69, 70], [74, 92], [82, 106], [18, 106], [26, 92], [31, 70], [28, 50], [34, 32]] : [[54, 26.4], [64, 34], [62, 42], [56, 60], [54, 78], [64, 90], [76, 106], [20, 106], [24, 90], [26, 66], [25, 46], [36, 31]];
      const rim = pose === 'front' ? `M50 24.6C69 25 73 46 68 66C64 78 57 84 50 84S36 78 32 66C27 46 31 25 50 24.6ZM50 34.6C39 35 34.4 46 36.4 60C38.6 72 44 79.6 50 79.6S61.4 72 63.6 60C65.6 46 61 35 50 34.6Z` : `M${face[0] - 2} 25.6C66 27 69 36 66 43C58 38 48 44 47 57C46.6 68 50 76 ${pose === 'profile' ? 64 : 57} 82C52 90 40 88 34 78C24 60 22 28 ${face[0] - 2} 25.6Z`;
      return { behind: path(curve(back, true, 6), second), over: `<path d="${rim}" fill="${second}" fill-rule="evenodd"/>` };
    }
    default:
      return { behind: '', over: '' };
  }
}
