import { element, xmlFile } from './xml';

/** One entry of a feed. */
export type FeedEntry = {
  /** Never changes, and is nobody else's: a `tag:` address. */
  id: string;
  title: string;
  /** ISO, with `Z` or an offset. */
  published: string;
  /** When the entry was last corrected, in the same form; if at all, and if that is known. */
  corrected?: string | undefined;
  /** The page that tells it, a full address. */
  url: string;
  /** Plain text. */
  text: string;
};

type Feed = {
  id: string;
  title: string;
  /** `ru` or `en`. */
  language: string;
  author: string;
  /** Addresses of the feed itself and of the page that shows the same. */
  self: string;
  page: string;
  /** Never none. */
  entries: readonly FeedEntry[];
};

/** The later of two moments; entries may be corrected in git before the day they come out on. */
const later = (one: string, other: string): string =>
  Date.parse(other) > Date.parse(one) ? other : one;

const updatedOf = ({ published, corrected = published }: FeedEntry): string =>
  later(published, corrected);

/**
 * A feed by RFC 4287, the entry published last first. The feed is as new as the entry that was
 * published or corrected last, so equal entries make an equal feed.
 */
export function writeFeed({ id, title, language, author, self, page, entries }: Feed): string {
  const sorted = [...entries].sort(
    (one, other) => Date.parse(other.published) - Date.parse(one.published),
  );
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
