import { allGroups, readPage } from './builtHtml';
import { siteFolder } from './siteFolder';

/** A thing in a page's structured data (schema.org). */
export type Thing = { '@type': string; '@id'?: string } & Record<string, unknown>;

const known = new Map<string, Thing[]>();

/** Returns a page's structured data, in the order of the page. Throws on other contexts. */
export function thingsOf(path: string, folder = siteFolder): Thing[] {
  const place = folder + path;
  const things = known.get(place) ?? readThings(readPage(path, folder));
  known.set(place, things);
  return things;
}

function readThings(html: string): Thing[] {
  return allGroups(html, /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g).flatMap(
    (text) => {
      const data = JSON.parse(text) as { '@context': string; '@graph': Thing[] };
      if (data['@context'] !== 'https://schema.org') throw new Error(`Strange: ${text}`);
      return data['@graph'];
    },
  );
}
