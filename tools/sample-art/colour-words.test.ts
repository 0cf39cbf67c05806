/** @jest-environment node */
import { hex, lightness, rgb, toLab, type Rgb } from './colour';
import { namedColours, readColours } from './colour-words';
import { closest, namedPalette } from './named-palette';
import { palettes } from './palettes';
import { Random } from './random';

const colours = (text: string): string[] => namedColours(text).map(({ colour }) => hex(colour));
const hue = (colour: Rgb): number => Math.atan2(toLab(colour)[2], toLab(colour)[1]);

describe('namedColours', () => {
  it('finds colours in the order named', () => {
    expect(colours('Yellow, blue and red squares')).toEqual(['#f3c91f', '#2b5cb8', '#cf2a27']);
  });

  it('shades a colour by the words before it', () => {
    const [dark, plain, pale] = namedColours('dark green, green and pale green').map((n) => lightness(n.colour));
    expect(dark).toBeLessThan(plain ?? 0);
    expect(pale).toBeGreaterThan(plain ?? 1);
  });

  it('blends two colours side by side', () => {
    const [blend] = namedColours('a grey-blue plane');
    expect(namedColours('a grey-blue plane')).toHaveLength(1);
    expect(hue(blend?.colour ?? rgb('#000000'))).toBeCloseTo(hue(rgb('#2b5cb8')), 0);
  });

  it('knows phrases and is not fooled by letters within words', () => {
    expect(colours('rust on sky blue')).toEqual(['#a8492a', '#7fbbe6']);
    expect(colours('under a wide sky, layered and blurred')).toEqual([]);
    expect(colours('a steel-coloured silhouette')).toEqual(['#8b959f']);
  });
});

describe('readColours', () => {
  it('tells the ground from the figures', () => {
    const cloth = readColours('A dark blue cloth with red and white threads');
    expect(cloth?.figure.map(hex)).toEqual(['#cf2a27', '#f7f6f2']);
    expect(lightness(cloth?.ground ?? [255, 255, 255])).toBeLessThan(0.42);
    expect(readColours('Coral and white currents flow round an empty place on black')?.ground).toEqual(rgb('#141416'));
    expect(readColours('A mauve head, the ground the colour of cream')?.ground).toEqual(rgb('#f5ead0'));
  });

  it('takes the second colour of a portrait for its ground', () => {
    const reading = readColours('A head in ochre and olive', true);
    expect(reading?.figure.map(hex)).toEqual(['#c8902f']);
    expect(reading?.ground).toEqual(rgb('#7a7a35'));
  });

  it('sees black and white, plinths, tones and silence', () => {
    expect(readColours('Black and white rings')?.mono).toBe(true);
    expect(readColours('Black, white and red squares')?.mono).toBe(false);
    expect(readColours('A heavy black form on a white cube')?.plinth).toEqual(rgb('#f7f6f2'));
    expect(readColours('Streams of teal lines on a dark ground')?.tone).toBe('dark');
    expect(readColours('A long recumbent form with blunt ends')).toBeUndefined();
  });
});

describe('namedPalette', () => {
  const family = palettes[0] as (typeof palettes)[number];
  const make = (text: string, style: 'op-art' | 'flow-lines'): ReturnType<typeof namedPalette> => {
    const reading = readColours(text);
    if (!reading) throw new Error('Nothing named');
    return namedPalette(reading, family, new Random('x'), style);
  };

  it('is black and white for black and white', () => {
    const { ground, ink, colours: all } = make('Black and white rings', 'op-art');
    for (const c of [ground, ink, ...all]) expect(Math.hypot(toLab(c)[1], toLab(c)[2])).toBeLessThan(0.02);
  });

  it('keeps figures apart from the ground, always the same', () => {
    const text = 'Turquoise and white streams';
    const { ground, named } = make(text, 'flow-lines');
    for (const c of named ?? []) expect(Math.abs(lightness(c) - lightness(ground))).toBeGreaterThan(0.15);
    expect(make(text, 'flow-lines')).toEqual(make(text, 'flow-lines'));
  });

  it('finds the closest palette', () => {
    expect(closest([rgb('#e8291c'), rgb('#f6c700'), rgb('#1c4fd6')]).name).toBe('signal');
  });
});
