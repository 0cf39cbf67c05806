import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Edition } from '../../content-model/edition';
import type { Exhibitor } from '../../content-model/exhibitor';
import type { Site } from '../../content-model/site';
import type { Speaker } from '../../content-model/speaker';
import { localeCodes, localize } from '../../i18n/locales';
import { readContentPath, type ContentFile } from '../contentFiles';
import { PageShares } from './pageShare';
import type { Share } from './drawShare';

/**
 * What pages of exhibitors and speakers will want drawn, from their records on disk alone (`root`: the content folder).
 * Works while these are still being checked: a file it can't make sense of foretells nothing.
 */
export function* foretellShares(root: string, site: Site): Generator<Share> {
  const places = placesIn(root);
  const editions = places.filter(({ place }) => place.kind === 'edition').flatMap(({ file, place: { year = 0 } }) => {
    const edition = read<Edition>(file);
    return edition === undefined ? [] : [{ ...edition, fields: { year } }];
  });
  const shares = new PageShares(site, editions);
  for (const { file, place } of places) {
    if (place.kind !== 'exhibitor' && place.kind !== 'speaker') continue;
    const record = read<Exhibitor | Speaker>(file);
    if (record === undefined) continue;
    try {
      const named = 'works' in record ? record.works?.[0]?.picture : 'portrait' in record ? record.portrait?.picture : undefined;
      const picture = named === undefined ? undefined : pictureBeside(file, named);
      for (const language of localeCodes) {
        const title = localize(record.name, language);
        const share = shares.of({ title, language, year: place.year, picture, isPortrait: place.kind === 'speaker' });
        if (share !== undefined) yield share;
      }
    } catch {
      continue;
    }
  }
}

function placesIn(root: string): { file: string; place: ContentFile }[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const place = readContentPath(name.split(path.sep).join('/'));
    return place === undefined ? [] : [{ file: path.join(root, name), place }];
  });
}

function read<Form>(file: string): Form | undefined {
  try {
    return parse(readFileSync(file, 'utf8')) as Form;
  } catch {
    return undefined;
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
