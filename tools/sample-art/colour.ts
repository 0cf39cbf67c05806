/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads a colour such as #1f2a44. */
export function rgb(hex: string): Rgb {
  const n = parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

/** Writes a colour as #rrggbb. */
export function hex(colour: Rgb): string {
  const part = (v: number): string =>
    Math.max(0, Math.min(255, Math.round(v)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(colour[0])}${part(colour[1])}${part(colour[2])}`;
}

const toLinear = (v: number): number => {
  const c = v / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};
const toGamma = (v: number): number => {
  const c = Math.max(0, Math.min(1, v));
  return 255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);
};

/** OKLab lightness, a and b of a colour. */
export function toLab(colour: Rgb): [number, number, number] {
  const r = toLinear(colour[0]);
  const g = toLinear(colour[1]);
  const b = toLinear(colour[2]);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The colour of an OKLab triple. */
export function fromLab(lab: readonly [number, number, number]): Rgb {
  const l = (lab[0] + 0.3963377774 * lab[1] + 0.2158037573 * lab[2]) ** 3;
  const m = (lab[0] - 0.1055613458 * lab[1] - 0.0638541728 * lab[2]) ** 3;
  const s = (lab[0] - 0.0894841775 * lab[1] - 1.291485548 * lab[2]) ** 3;
  return [
    toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** A colour between two, evenly to the eye. */
export function mix(a: Rgb, b: Rgb, t: number): Rgb {
  const x = toLab(a);
  const y = toLab(b);
  return fromLab([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t]);
}

/** Shifts lightness (-1..1), scales chroma and turns the hue (in degrees). */
export function adjust(colour: Rgb, lightness: number, chroma = 1, hue = 0): Rgb {
  const [l, a, b] = toLab(colour);
  const turn = (hue * Math.PI) / 180;
  const cos = Math.cos(turn) * chroma;
  const sin = Math.sin(turn) * chroma;
  return fromLab([Math.max(0, Math.min(1, l + lightness)), a * cos - b * sin, a * sin + b * cos]);
}

/** Perceived lightness, 0 to 1. */
export function lightness(colour: Rgb): number {
  return toLab(colour)[0];
}

/** A table of colours along several stops, for quick look-up. */
export function ramp(stops: readonly Rgb[], size = 256): Rgb[] {
  const out: Rgb[] = [];
  const last = stops.length - 1;
  for (let i = 0; i < size; i++) {
    const at = (i / (size - 1)) * last;
    const k = Math.min(last - 1, Math.floor(at));
    out.push(last === 0 ? (stops[0] as Rgb) : mix(stops[k] as Rgb, stops[k + 1] as Rgb, at - k));
  }
  return out;
}
