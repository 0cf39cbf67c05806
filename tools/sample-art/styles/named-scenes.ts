import { adjust, hex, lightness, mix, rgb, type Rgb } from '../colour';
import { chroma, isGrey, namedColours, type Reading } from '../colour-words';

const toLight = (colour: Rgb, light: number): Rgb => adjust(colour, light - lightness(colour));

/** What a night picture is lit by and what stands dark in it. */
export interface NightColours {
  lamps: string[];
  wall?: Rgb;
  sky?: Rgb;
}

/** The lamps, the walls and the sky a text names. */
export function nightColours(text: string): NightColours {
  const lamps: string[] = [];
  let wall: Rgb | undefined;
  let sky: Rgb | undefined;
  for (const { colour, after, before } of namedColours(text)) {
    if (/^(?: night)? (?:sky|band)\b/.test(after)) sky ??= colour;
    else if (/^ (?:wall|tower|silhouette|block|street|roof)/.test(after) || /\b(?:on|in) $/.test(before)) wall ??= colour;
    else if (lightness(colour) > 0.35) lamps.push(hex(toLight(colour, Math.max(chroma(colour) > 0.05 ? 0.7 : 0.85, lightness(colour)))));
  }
  if (/\bwarm\b/i.test(text) && lamps.length === 0) lamps.push('#ffd08a', '#ffb45c', '#ffe3b4');
  if (/\bcold\b/i.test(text)) lamps.push('#cfe4ff');
  return { lamps, ...(wall ? { wall: toLight(wall, Math.min(0.26, lightness(wall))) } : {}), ...(sky ? { sky } : {}) };
}

/** The sky and the land of a view, as far as a text names them. */
export interface ViewColours {
  sky: Rgb[];
  land?: Rgb;
}

const skyWords = /^[\w ,-]{0,14}?\b(?:sky|dawn|dusk|distance|haze|fog|dust|murk|strip of sky)\b/;

/** The colours of the sky and of what lies below it. */
export function viewColours(text: string): ViewColours {
  const sky: Rgb[] = [];
  let land: Rgb | undefined;
  const named = namedColours(text);
  for (const { colour, after, before } of named) {
    if (skyWords.test(after) || /\b(?:sunset|dusk|haze) in [\w ]*$/.test(before)) sky.push(colour);
    else land ??= colour;
  }
  if (/\b(?:dusk|sunset)\b/.test(text)) sky.sort((a, b) => lightness(a) - lightness(b));
  return { sky, ...(land ? { land } : {}) };
}

/** A colour moved towards another, its lightness kept in part. */
export function tinted(base: Rgb, tint: Rgb, amount = 0.8): Rgb {
  return mix(base, toLight(tint, lightness(base) * 0.6 + lightness(tint) * 0.4), amount);
}

/** What a solid is made of, by the words for it. */
export function stuffOf({ text, figure }: Reading): { kind: 'steel' | 'bronze' | 'terracotta' | 'basalt' | 'plain'; colour: Rgb } | undefined {
  const colour = figure[0];
  if (/\bbronze\b/.test(text)) return { kind: 'bronze', colour: colour ?? rgb('#6e4d2f') };
  if (/\bsteel\b|\bsilvery (?:form|pillar)|glinting/.test(text)) return { kind: 'steel', colour: colour ?? rgb('#969ca2') };
  if (!colour) return undefined;
  if (/\bterracotta\b/.test(text)) return { kind: 'terracotta', colour };
  if (isGrey(colour) && lightness(colour) < 0.3) return { kind: 'basalt', colour };
  return { kind: 'plain', colour: chroma(colour) > 0.12 ? adjust(colour, 0, 0.85) : colour };
}

/** Fruit whose colour goes without saying. */
export function fruitColours(text: string): Rgb[] {
  const known: [RegExp, string][] = [[/\bpears?\b/, '#b9b552'], [/\bapples?\b/, '#b8483a'], [/\blemons?\b/, '#f0d531'], [/\begg\b/, '#efe2cf']];
  return known.filter(([word]) => word.test(text)).map(([, colour]) => rgb(colour));
}

/** The colour of the light a text speaks of. */
export function lampOf(text: string): Rgb | undefined {
  const named = namedColours(text).find(({ after }) => /^ (?:light|arrangement|half-dark)\b/.test(after));
  if (named) return mix([255, 251, 245], toLight(named.colour, 0.85), 0.7);
  if (/\b(?:warm|evening|sun)\b/.test(text)) return [255, 218, 170];
  return /\b(?:cold|coolish|morning)\b/.test(text) ? [222, 234, 255] : undefined;
}
