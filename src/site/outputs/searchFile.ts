import type { ParentSpanPluginArgs } from 'gatsby';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localeCodes } from '../../i18n/locales';
import { packEntries, searchFilePath } from '../../search/model/searchFile';
import { readSite } from '../content/contentRoot';
import { makeSmallPictures } from '../pictures/smallPicture';
import { searchGroups } from '../records/search';

/**
 * Writes what the search page searches in, a file for each language (decision 040). Its address
 * stays the same, and hosts have browsers ask anew for what has no hash in its name, so that nobody
 * searches in an old one.
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
  };
  const smallPicture = makeSmallPictures(args);
  mkdirSync('public/search', { recursive: true });
  for (const language of localeCodes) {
    const groups = await Promise.all(
      searchGroups(searched, language).map(async ({ kind, entries }) =>
        packEntries(
          kind,
          await Promise.all(
            entries.map(async ({ pictured, ...entry }) => ({
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
