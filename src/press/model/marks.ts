import type { Locale } from '../../i18n/locales';

/** A mark in several file types, and its background. */
export type Mark = {
  name: 'markColour' | 'markBlack' | 'markWhite' | 'nameBlack' | 'nameWhite';
  /** The path without its extension. */
  path: string;
  endings: readonly ('svg' | 'png')[];
  ground: 'light' | 'dark';
};

/** The width of a mark or a name as PNG, px. */
export const markWidth = 2000;

const mark = (name: Mark['name'], file: string, ground: Mark['ground'] = 'light'): Mark => ({
  name,
  path: `/press-marks/${file}`,
  endings: ['svg', 'png'],
  ground,
});

/**
 * Returns the fair's mark in the edition's colour, black and white, and its name in a language, as
 * the press page offers them. The name is only a PNG: no installed tool converts text to outlines.
 */
export const marksIn = (locale: Locale): readonly Mark[] => [
  mark('markColour', 'mark'),
  mark('markBlack', 'mark-black'),
  mark('markWhite', 'mark-white', 'dark'),
  { ...mark('nameBlack', `name-black-${locale}`), endings: ['png'] },
  { ...mark('nameWhite', `name-white-${locale}`, 'dark'), endings: ['png'] },
];
