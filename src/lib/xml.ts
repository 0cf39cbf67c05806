type Attributes = Readonly<Record<string, string | number>>;

/**
 * An element of XML. Elements in it stand on lines of their own; a text is written as it is,
 * without the characters that XML has no place for.
 */
export function element(
  name: string,
  attributes: Attributes,
  inner: string | readonly string[],
): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('');
  const text =
    typeof inner === 'string' ? escaped(inner) : inner.map((line) => `\n${line}`).join('');
  const end = typeof inner === 'string' || inner.length === 0 ? '' : '\n';
  return `<${name}${written}>${text}${end}</${name}>`;
}

/** A file of XML with that element. */
export const xmlFile = (root: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Control characters and half characters, escaped or not. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
