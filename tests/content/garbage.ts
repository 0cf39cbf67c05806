import type { Random } from '../support/random';

const words = [
  'name',
  'ru',
  'en',
  'works',
  'picture',
  'title',
  'year',
  'size',
  'stand',
  'sections',
  'kind',
  'text',
  'gallery',
  'photos',
  'halls',
  'id',
  'slug',
  'hall',
  'speakers',
  'from',
  'to',
  'status',
  'constructor',
  '__proto__',
  'length',
];
const scalars = [
  'Гипс',
  'D11',
  '/buy/',
  '/:a/:splat',
  '2024',
  '1.10',
  '-1',
  '0x1F',
  '.nan',
  '~',
  'true',
  '2026-04-02',
  '"12:00"',
  '""',
  '" "',
  "'*'",
  'work.jpg',
  '410',
  '301',
  '[words](/nowhere/)',
  '2025/gips',
  '😀',
  '\u00a0',
  '"two\\nlines"',
];
const tokens = [
  ...words,
  ...scalars,
  ':',
  ': ',
  '\n',
  '\n  ',
  '\n    ',
  '- ',
  '{',
  '}',
  '[',
  ']',
  ', ',
  '"',
  "'",
  '#',
  ' # ',
  '|',
  '>',
  '|-\n',
  '&a ',
  '*a',
  '!b ',
  '!!str ',
  '<<: ',
  '? ',
  '---\n',
  '...\n',
  '%',
  '@',
  '`',
  '\t',
  '\\',
  '\r\n',
  '\u0085',
  '\u2028',
  '\u0007',
  '"a\\nb"',
];

/** Random bytes. */
export function randomBytes(random: Random): Uint8Array {
  return Uint8Array.from({ length: random.below(200) }, () => random.below(256));
}

/** Signs and words of YAML in random order. */
export function randomTokens(random: Random): string {
  return Array.from({ length: 1 + random.below(30) }, () => random.pick(tokens)).join('');
}

/** Valid YAML of a random shape that fits no schema. */
export function randomShape(random: Random, depth = 0): string {
  const kind = depth > 4 ? 0 : random.below(3);
  if (kind === 0) return random.pick(scalars);
  const items = Array.from({ length: random.below(5) }, () => randomShape(random, depth + 1));
  if (kind === 1) return `[${items.map(inFlow).join(', ')}]`;
  const keys = new Set(items.map(() => random.pick(words)));
  return `{${[...keys].map((key, index) => `${key}: ${inFlow(items[index] ?? '~')}`).join(', ')}}`;
}

/** A valid text with a part moved, doubled or removed. */
export function randomEdit(text: string, random: Random): string {
  const [one, other] = [random.below(text.length + 1), random.below(text.length + 1)];
  const [from, to] = [
    Math.min(one, other),
    Math.min(Math.max(one, other), Math.min(one, other) + 40),
  ];
  const middle = random.pick([
    '',
    text.slice(from, to).repeat(2),
    random.pick(tokens),
    [...text.slice(from, to)].reverse().join(''),
  ]);
  return text.slice(0, from) + middle + text.slice(to);
}

function inFlow(item: string): string {
  return /^[[{"']/.test(item) || /^[\w./-]+$/.test(item) ? item : `'${item.replaceAll("'", "''")}'`;
}
