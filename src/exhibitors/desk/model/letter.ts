import { excerpt } from '../../../lib/text';
import { inItem } from './yamlLines';

/**
 * How many characters an address may have: of a longer one, Chrome on Windows opens no letter at
 * all, and a Russian letter takes six.
 */
export const longestAddress = 2000;

/** A letter to the fair. */
type Letter = {
  readonly to: string;
  readonly subject: string;
  /** Lines end in `\n`. */
  readonly words: string;
  /** YAML for an editor, from the most needed. */
  readonly yaml: readonly string[];
};

/**
 * The `mailto:` address that begins a letter (RFC 6068): its words, then as many lines of YAML as
 * there is room for.
 */
export function letterAddress({ to, subject, words, yaml }: Letter): string {
  for (let count = yaml.length; count > 0; count -= 1) {
    const address = mailAddress(to, subject, [words, ...yaml.slice(0, count)].join('\n'));
    if (address.length <= longestAddress) return address;
  }
  return mailAddress(to, subject, words);
}

function mailAddress(to: string, subject: string, body: string): string {
  const fields = { subject, body: body.replace(/\r?\n/g, '\r\n') };
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?${query.join('&')}`;
}

/** A name or title, so short that a letter always has room for it. */
export const inLetter = (name: string): string =>
  // What is left of a sign that was cut in two is in no address.
  excerpt(name, 60).replace(/\p{Cs}/gu, '');

/** A work's item as it is once the work has been sold; `item` is how it begins (itemHead). */
export const soldItem = (item: readonly string[], day: string): string[] => [
  ...item,
  ...inItem(['availability: sold', `asOf: ${JSON.stringify(day)}`]),
];

/**
 * The day as of which a work is sold, ISO: today, but none that the check refuses, which are days
 * after the fair and days before the year of the work.
 */
export function soldDay(today: string, lastDay: string, year: number): string {
  const day = today > lastDay ? lastDay : today;
  const first = `${year}-01-01`;
  return day < first ? first : day;
}
