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
 * A guess that saves time: a record it can't make sense of foretells nothing.
 */
export function* foretellShares(root: string, site: Site): Generator<Share> {
  const places = placesIn(root);
  const editions = places
    .filter(({ place }) => place.kind === 'edition')
    .map(({ file, place: { year = 0 } }) => ({ ...read<Edition>(file), fields: { year } }));
  const shares = new PageShares(site, editions);
  for (const { file, place } of places) {
    if (place.kind === 'exhibitor' || place.kind === 'speaker') yield* sharesOfRecord(file, place, shares);
  }
}

/** A record's pictures in both languages. */
function sharesOfRecord(file: string, { kind, year }: ContentFile, shares: PageShares): Share[] {
  try {
    const record = read<Exhibitor & Speaker>(file);
    const named = kind === 'speaker' ? record.portrait?.picture : record.works?.[0]?.picture;
    const picture = named === undefined ? undefined : pictureBeside(file, named);
    return localeCodes.flatMap((language) => {
      const share = shares.of({ title: localize(record.name, language), language, year, picture, isPortrait: kind === 'speaker' });
      return share === undefined ? [] : [share];
    });
  } catch {
    return [];
  }
}

function placesIn(root: string): { file: string; place: ContentFile }[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const place = readContentPath(name.split(path.sep).join('/'));
    return place === undefined ? [] : [{ file: path.join(root, name), place }];
  });
}

const read = <Form>(file: string) => parse(readFileSync(file, 'utf8')) as Form;

/** A picture beside a record, by the hash Gatsby knows it by; throws where there is none of the name. */
function pictureBeside(record: string, named: string): { file: string; digest: string } {
  const folder = path.dirname(record);
  // A name is written by one computer and its file named by another, accents apart or together.
  const name = readdirSync(folder).find((candidate) => candidate.normalize('NFC') === named.normalize('NFC'));
  if (name === undefined) throw new Error(`${named} is missing.`);
  const file = path.join(folder, name);
  return { file, digest: createHash('md5').update(readFileSync(file)).digest('hex') };
}
