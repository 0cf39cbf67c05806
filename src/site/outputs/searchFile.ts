import type { ParentSpanPluginArgs } from 'gatsby';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pastYears } from '../../edition/model/season';
import { moscowDay, now } from '../../lib/time/clock';
import { editionWith } from '../../edition/model/editionWith';
import { localeCodes, type Locale } from '../../i18n/locales';
import { packEntries, searchFilePath } from '../../search/model/searchFile';
import { readSite } from '../content/contentRoot';
import type { Nodes } from '../content/nodes';
import { filesOfRecords } from '../pictures/pictureAddress';
import { makePictureColours } from '../pictures/pictureColours';
import { makeSmallPictures } from '../pictures/picture';
import { searchGroups } from '../records/search';
import type { Found } from '../records/search/found';
import { wallEntries, type SearchedWork } from '../records/search/wall';

/**
 * Writes the data of the search page, a file for each language (decision 040). Its address never
 * changes. Hosts make browsers revalidate files without a hash in their names, so nobody searches
 * old data.
 */
export async function writeSearchFiles(args: ParentSpanPluginArgs): Promise<void> {
  const { getNodesByType } = args;
  const searched = {
    Exhibitor: getNodesByType('Exhibitor'),
    Speaker: getNodesByType('Speaker'),
    Session: getNodesByType('Session'),
    Plan: getNodesByType('Plan'),
    Page: getNodesByType('Page'),
    Release: getNodesByType('Release'),
    currentEdition: readSite().currentEdition,
    pastYears: pastYears(
      getNodesByType('Edition').map(({ fields, lastDay }) => ({ year: fields.year, lastDay })),
      moscowDay(now()),
    ),
  };
  const wall = await wallOnShow(args, searched);
  const smallPicture = makeSmallPictures(args);
  mkdirSync('public/search', { recursive: true });
  for (const language of localeCodes) {
    const groups = await Promise.all(
      searchGroups(searched, language).map(async ({ kind, entries }) =>
        packEntries(
          kind,
          await Promise.all(
            withWall(entries, wall, language).map(async ({ pictured, ...entry }) => ({
              ...entry,
              picture: pictured && (await smallPicture(pictured.record, pictured.file)),
            })),
          ),
        ),
      ),
    );
    writeFileSync(path.join('public', searchFilePath(language)), JSON.stringify(groups.flat()));
  }
}

/** The address of the wall of the year that the site shows, and its works. */
type Wall = { path: string; works: readonly SearchedWork[] };

async function wallOnShow(
  args: ParentSpanPluginArgs,
  { Exhibitor, currentEdition }: { Exhibitor: Nodes['Exhibitor'][]; currentEdition: number },
): Promise<Wall> {
  const year = editionWith(new Set(Exhibitor.map(({ fields }) => fields.year)), currentEdition);
  const fileOf = filesOfRecords(args);
  const coloursIn = makePictureColours(args.cache);
  const works = Exhibitor.filter(({ fields }) => fields.year === year).flatMap((exhibitor) =>
    (exhibitor.works ?? []).map(async (work) => {
      const file = fileOf(exhibitor, work.picture);
      return { work, exhibitor, colours: file === undefined ? [] : await coloursIn(file) };
    }),
  );
  return { path: `/works/${year}/`, works: await Promise.all(works) };
}

/** Entries; where the wall is one of them, with what it can be asked for at their end. */
function withWall(
  entries: readonly Found[],
  { path: address, works }: Wall,
  language: Locale,
): readonly Found[] {
  const wall = entries.find((entry) => entry.path === address);
  return wall === undefined ? entries : [...entries, ...wallEntries(works, wall, language)];
}
