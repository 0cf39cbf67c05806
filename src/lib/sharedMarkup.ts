/** The mark before markup that other pages have too, and the one after it; `key` names all that it depends on. */
export const startOfShared = (key: string) => `shared:${encodeURIComponent(key)}`;
export const endOfShared = 'shared:end';

const shared = /<template id="shared:([^"]+)"><\/template>(.*?)<template id="shared:end"><\/template>/gs;

/** Takes the marks out of a page's HTML, and puts what stands between them into `cache` by its key. */
export function collectShared(html: string, cache: Map<string, string>): string {
  return html.replace(shared, (_, key: string, inner: string) => {
    cache.set(decodeURIComponent(key), inner);
    return inner;
  });
}
