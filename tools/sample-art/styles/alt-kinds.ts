/** Which variant of a style an alt text asks for; undefined leaves the choice to the dice. */
const rules = {
  night: [
    [/\bstreet\b/i, 'street'],
    [/\b(?:tower|façade|facade|wall|rows|columns|storeys|building|house)\b(?! of)/i, 'block'],
    [/\b(?:towers|roofs|blocks|houses|panorama|neighbourhood|chain|windows|lights|oblongs)\b/i, 'skyline'],
  ],
  landscape: [
    [/\b(?:trees|forest|wooded)\b/i, 'forest'],
    [/\b(?:hills?|ridges?|mountains|shore|bank|cape|strip of land)\b.*\b(?:water|bay|river|strait|sky)\b|\b(?:water|bay|river|lake|strait|sky)\b.*\b(?:hills?|ridges?|shore|bank|cape|mountains|strip of land)\b/i, 'lake'],
    [/\bmountains\b/i, 'mountains'],
    [/\b(?:hills|slope|plain|field|ridge|flat)\b/i, 'hills'],
    [/\b(?:water|sea|bay|strait)\b/i, 'sea'],
  ],
  opArt: [
    [/\bspiral/i, 'spiral'],
    [/\b(?:rings|circles|concentric|radiat)/i, 'rings'],
    [/\b(?:stripes|waves)\b/i, 'waves'],
  ],
} as const;

type Rules = typeof rules;

/** The variant a text asks for. */
export function kindFor<K extends keyof Rules>(style: K, alt: string | undefined): Rules[K][number][1] | undefined {
  if (alt === undefined) return undefined;
  const list: readonly (readonly [RegExp, Rules[K][number][1]])[] = rules[style];
  return list.find(([words]) => words.test(alt))?.[1];
}

const numbers: readonly (readonly [RegExp, number])[] = [
  [/^(?:a|an|one)\b(?! few\b)(?!.*\btwo\b)/i, 1],
  [/^two\b/i, 2],
  [/^three\b|\btwo .*inside/i, 3],
  [/^four\b/i, 4],
];

/** How many things a text begins with, from one to four. */
export function countIn(alt: string | undefined): number | undefined {
  return alt === undefined ? undefined : numbers.find(([words]) => words.test(alt))?.[1];
}
