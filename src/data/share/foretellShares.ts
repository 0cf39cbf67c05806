import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Edition } from '../../content-model/edition';
import type { Exhibitor } from '../../content-model/exhibitor';
import type { Site } from '../../content-model/site';
import type { Speaker } from '../../content-model/speaker';
import { localeCodes, localize } from '../../i18n/locales';
import type { ContentSource } from '../check/contentFolder';
import { PageShares } from './pageShare';
import type { Share } from './drawShare';

/**
 * What pages of exhibitors and speakers will want drawn, from their records alone, as read from the content folder
 * (`root`). A guess that saves time: a record it can't make sense of foretells nothing.
 */
export function* foretellShares(root: string, sources: readonly ContentSource[], site: Site): Generator<Share> {
  const editions = sources
    .filter(({ place }) => place.kind === 'edition')
    .map(({ value, place: { year = 0 } }) => ({ ...(value as Edition), fields: { year } }));
  const shares = new PageShares(site, editions);
  for (const source of sources) {
    if (source.place.kind === 'exhibitor' || source.place.kind === 'speaker') yield* sharesOfRecord(root, source, shares);
  }
}

/** A record's pictures in both languages. */
function sharesOfRecord(root: string, { file, value, place: { kind, year } }: ContentSource, shares: PageShares): Share[] {
  try {
    const record = value as Exhibitor & Speaker;
    const named = kind === 'speaker' ? record.portrait?.picture : record.works?.[0]?.picture;
    const picture = named === undefined ? undefined : pictureBeside(path.join(root, file), named);
    return localeCodes.flatMap((language) => {
      const share = shares.of({ title: localize(record.name, language), language, year, picture, isPortrait: kind === 'speaker' });
      return share === undefined ? [] : [share];
    });
  } catch {
    return [];
  }
}

/** A picture beside a record, by the hash Gatsby knows it by; throws where there is none of the name. */
function pictureBeside(record: string, named: string): { file: string; digest: string } {
  const folder = path.dirname(record);
  // A name is written by one computer and its file named by another, accents apart or together.
  const name = readdirSync(folder).find((candidate) => candidate.normalize('NFC') === named.normalize('NFC'));
  if (name === undefined) throw new Error(`${named} is missing.`);
  const file = path.join(folder, name);
  return { file, digest: createHash('md5').update(readFileSync(file)).digest('hex') };
}
