type Attributes = Readonly<Record<string, string | number>>;

/**
 * Writes an XML element. Children have their own lines; a text is inline, escaped, and without
 * characters that XML does not allow.
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

export type FeedEntry = {
  /** A `tag:` address (RFC 4151): globally unique and never changed. */
  id: string;
  title: string;
  /** ISO, with `Z` or an offset. */
  published: string;
  /** When the entry was last corrected, in the same form; undefined if never or unknown. */
  corrected?: string | undefined;
  url: string;
  /** Plain text. */
  text: string;
};

type Feed = {
  id: string;
  title: string;
  language: string;
  author: string;
  /** The full addresses of the feed itself and of the page that shows the same entries. */
  self: string;
  page: string;
  /** At least one entry. */
  entries: readonly FeedEntry[];
};

/** The later of two moments; an entry can be corrected in git before its publication date. */
const later = (a: string, b: string): string => (Date.parse(b) > Date.parse(a) ? b : a);

const updatedOf = ({ published, corrected = published }: FeedEntry): string =>
  later(published, corrected);

/**
 * Writes an Atom feed (RFC 4287), newest entry first. `updated` is the latest publication or
 * correction rather than the build time, so the same entries always give the same file.
 */
export function writeFeed({ id, title, language, author, self, page, entries }: Feed): string {
  const sorted = [...entries].sort((a, b) => Date.parse(b.published) - Date.parse(a.published));
  const link = (rel: string, type: string, href: string) =>
    element('link', { rel, type, href }, '');
  return xmlFile(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
      element('id', {}, id),
      element('title', {}, title),
      element('updated', {}, sorted.map(updatedOf).reduce(later)),
      element('author', {}, [element('name', {}, author)]),
      link('self', 'application/atom+xml', self),
      link('alternate', 'text/html', page),
      ...sorted.map((entry) =>
        element('entry', {}, [
          element('id', {}, entry.id),
          element('title', {}, entry.title),
          element('published', {}, entry.published),
          element('updated', {}, updatedOf(entry)),
          link('alternate', 'text/html', entry.url),
          element('content', { type: 'text' }, entry.text),
        ]),
      ),
    ]),
  );
}
