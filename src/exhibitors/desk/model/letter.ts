import { excerpt } from '../../../lib/text';
import { inItem } from './yamlLines';

/** Maximum length of an address in Chrome on Windows; Russian letters take six characters. */
export const longestAddress = 2000;

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
    if (address.length <= longestAddress) return address;
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
  // An address cannot contain half of a surrogate pair left by the cut.
  excerpt(name, 60).replace(/\p{Cs}/gu, '');

/** Returns a work's item after its sale; `item` is its beginning (itemHead). */
export const soldItem = (item: readonly string[], day: string): string[] => [
  ...item,
  ...inItem(['availability: sold', `asOf: ${JSON.stringify(day)}`]),
];

/** The day of a sale, ISO: today, but within the fair and not before the work's year. */
export function soldDay(today: string, lastDay: string, year: number): string {
  const day = today > lastDay ? lastDay : today;
  const first = `${year}-01-01`;
  return day < first ? first : day;
}
