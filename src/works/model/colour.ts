/** The colours to find a work by, as a visitor would name them from a few steps away. */
export const colours = [
  'red',
  'yellow',
  'green',
  'blue',
  'violet',
  'brown',
  'black',
  'white',
  'grey',
] as const;
export type Colour = (typeof colours)[number];

/**
 * Minimum fraction of a picture that a colour must cover; bright colours are noticed sooner than
 * others.
 */
const minOfBright = 0.18;
const minOfOthers = 0.35;
const bright: readonly Colour[] = ['red', 'yellow', 'green', 'blue', 'violet'];

/**
 * The upper bounds of the colours on the circle of hues, degrees; hues above the last bound are red
 * again.
 */
const hues: readonly (readonly [upTo: number, colour: Colour])[] = [
  [15, 'red'],
  [66, 'yellow'],
  [165, 'green'],
  [252, 'blue'],
  [325, 'violet'],
];

/**
 * Returns the name of a screen colour, each part 0 to 255; orange counts as yellow, pink as red.
 */
export function colourOf(red: number, green: number, blue: number): Colour {
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const lightness = (max + min) / 510;
  const chroma = (max - min) / 255;
  if (lightness < 0.13) return 'black';
  if (chroma < 0.13) {
    if (lightness < 0.22) return 'black';
    return lightness > 0.82 ? 'white' : 'grey';
  }
  const hue = hueOf(red, green, blue, max, max - min);
  const hueName = hues.find(([upTo]) => hue < upTo)?.[1] ?? 'red';
  // A dark or dull orange is brown; a light orange, such as paper, is nearly white.
  const isWarm = hueName === 'yellow' || (hueName === 'red' && hue > 8 && hue < 15);
  if (!isWarm) return hueName;
  if (lightness > 0.8 && chroma < 0.25) return 'white';
  return lightness < 0.42 || chroma < 0.3 ? 'brown' : hueName;
}

function hueOf(red: number, green: number, blue: number, max: number, range: number): number {
  if (max === red) return (60 * ((green - blue) / range) + 360) % 360;
  if (max === green) return 60 * ((blue - red) / range) + 120;
  return 60 * ((red - green) / range) + 240;
}

/** A picture as rows of pixels, each with red, green and blue, 0 to 255. */
type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/**
 * Returns the colours that cover enough of a picture, and the one that covers most. White margins
 * do not count, unless the whole picture is white.
 */
export function coloursOf({ data, width, height }: Pixels): Colour[] {
  const pixelColours = Array.from({ length: width * height }, (_, pixel) =>
    colourOf(data[3 * pixel] ?? 0, data[3 * pixel + 1] ?? 0, data[3 * pixel + 2] ?? 0),
  );
  const rows = Array.from({ length: height }, (_, y) =>
    pixelColours.slice(y * width, (y + 1) * width),
  );
  const inRows = withoutMargins(rows);
  const columns = withoutMargins(
    Array.from({ length: width }, (_, x) => inRows.map((row) => row[x] ?? 'white')),
  );
  const counted = columns.length === 0 ? pixelColours : columns.flat();
  const parts = new Map<Colour, number>();
  for (const colour of counted) parts.set(colour, (parts.get(colour) ?? 0) + 1 / counted.length);
  const largest = Math.max(...parts.values());
  return colours.filter((colour) => {
    const part = parts.get(colour) ?? 0;
    const min = bright.includes(colour) ? minOfBright : minOfOthers;
    return part > 0 && (part >= min || part === largest);
  });
}

/** Removes the lines at either end that are completely white. */
function withoutMargins(lines: readonly Colour[][]): Colour[][] {
  const isPicture = (line: Colour[]) => line.some((colour) => colour !== 'white');
  return lines.slice(lines.findIndex(isPicture), lines.findLastIndex(isPicture) + 1);
}
