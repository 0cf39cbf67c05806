type Attributes = Readonly<Record<string, string | number>>;

/** Writes an XML element: children on their own lines, text inline in valid characters. */
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

export const xmlFile = (root: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Characters that XML does not allow, even escaped: control characters and lone surrogates. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
