/** Endings of Russian words as they are folded (lib/foldText), the longest first. */
const ending = /(?:ami|ogo|ego|omu|emu|ah|am|ov|ev|ei|oi|im|om|em|oe|ee|[aeiou])$/;

/** The beginning that other forms of a word share, and by how many letters they may be longer. */
type Stem = { readonly start: string; readonly more: number };

/**
 * What other forms of a folded word begin with, so that `собака` finds `собакой` and `dogs` finds
 * `dog`; undefined for short words and codes. Not a dictionary: what it finds stands after whole
 * beginnings.
 */
export function stemOf(word: string): Stem | undefined {
  if (/\d/.test(word)) return undefined;
  const start = word.replace(ending, '');
  if (start !== word) {
    return start.length < 3 ? undefined : { start, more: start.length === 3 ? 2 : 3 };
  }
  return word.length > 3 && word.endsWith('s') ? { start: word.slice(0, -1), more: 0 } : undefined;
}
