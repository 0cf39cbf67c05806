import { excerpt } from '../../../lib/text';

/**
 * Maximum length of a `mailto:` address, in characters, for Chrome on Windows (decision 047). A
 * percent-encoded Russian letter takes six.
 */
export const maxAddressLength = 2000;

type Letter = {
  readonly to: string;
  readonly subject: string;
  /** Line ends are `\n`. */
  readonly words: string;
  /** YAML for an editor, the most important lines first. */
  readonly yaml: readonly string[];
};

/** The `mailto:` address of a letter (RFC 6068): its words, then as many lines of YAML as fit. */
export function letterAddress({ to, subject, words, yaml }: Letter): string {
  for (let count = yaml.length; count > 0; count -= 1) {
    const address = mailAddress(to, subject, [words, ...yaml.slice(0, count)].join('\n'));
    if (address.length <= maxAddressLength) return address;
  }
  return mailAddress(to, subject, words);
}

function mailAddress(to: string, subject: string, body: string): string {
  const fields = { subject, body: body.replace(/\r?\n/g, '\r\n') };
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?${query.join('&')}`;
}

/** Shortens a name or title, so that it always fits into a letter. */
export const inLetter = (name: string): string =>
  // A cut can leave half of a surrogate pair, which an address cannot contain.
  excerpt(name, 60).replace(/\p{Cs}/gu, '');

/**
 * Returns a work's YAML item with the fields of a sold work added; `item` is the beginning of the
 * item (itemHead).
 */
export const soldItem = (item: readonly string[], day: string): string[] => [
  ...item,
  ...inItem(['availability: sold', `asOf: ${JSON.stringify(day)}`]),
];

/**
 * Returns the day of a sale, ISO: today, but not after the fair and not before 1 January of its
 * year.
 */
export function soldDay(today: string, lastDay: string, year: number): string {
  const day = today > lastDay ? lastDay : today;
  const first = `${year}-01-01`;
  return day < first ? first : day;
}

type Written =
  | string
  | number
  | boolean
  | readonly Written[]
  | { readonly [key: string]: Written | undefined };

/** Letters and digits with single separators: text that needs no quotes. */
const plain = /^\p{L}[\p{L}\p{M}\p{N}]*(?:[ ./_-][\p{L}\p{M}\p{N}]+)*$/u;
/** Words that YAML, or an older parser, reads as a boolean or null. */
const noText = /^(?:true|false|yes|no|on|off|null|[yn])$/i;

/**
 * Formats fields of a record, one line of YAML each, as editors write them: `title: {ru: Утро, en:
 * …}`. Skips missing fields.
 */
export function yamlLines(record: object, keys: readonly string[]): string[] {
  const fields = record as Readonly<Record<string, Written | null | undefined>>;
  return keys.flatMap((key) => {
    const value = fields[key] ?? undefined;
    return value === undefined ? [] : [`${key}: ${inFlow(value)}`];
  });
}

/** The beginning of a work's item in its exhibitor's file: picture and address. */
export function itemHead(work: { readonly picture: string }): string[] {
  const [picture = '', ...slug] = yamlLines(work, ['picture', 'slug']);
  return ['works:', `  - ${picture}`, ...inItem(slug)];
}

export const inItem = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`);

function inFlow(value: Written): string {
  if (typeof value === 'string')
    return plain.test(value) && !noText.test(value) ? value : JSON.stringify(value);
  if (typeof value !== 'object') return String(value);
  if (isList(value)) return `[${value.map(inFlow).join(', ')}]`;
  const pairs = Object.entries(value).flatMap(([key, one]) =>
    one === undefined ? [] : [`${key}: ${inFlow(one)}`],
  );
  return `{${pairs.join(', ')}}`;
}

const isList = (value: object): value is readonly Written[] => Array.isArray(value);
