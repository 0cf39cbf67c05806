import { parseDocument } from 'yaml';
import type { ContentFolder } from '../../../src/site/check/files/contentFolder';
import { pagePaths } from '../../../src/site/check/links';
import { newestWorks } from '../../../src/site/check/works';
import { recordsOf, sessionsOf, siteOf } from '../../../src/site/check/files/written';
import { anchorsOf, fitDocument, type Present } from './fitDocument';

/** Texts of YAML files by their paths in the content folder. */
export type Texts = ReadonlyMap<string, string>;

const isFitted = (file: string) => /^(pages\/.+|forms\/[^/]+|navigation)\.yaml$/.test(file);

/** Pages, forms and menus without links to missing records, anchors and sites. */
export function fitTexts(
  texts: Texts,
  folder: ContentFolder,
  goneAddresses: readonly string[] = [],
): Map<string, string> {
  const documents = new Map(
    [...texts]
      .filter(([file]) => isFitted(file))
      .map(([file, text]) => [file, parseDocument(text)]),
  );
  const present = { ...presentIn(folder), gone: new Set(goneAddresses) };
  const anchors = () =>
    [...documents].flatMap(([file, document]) =>
      anchorsOf(document, file.replace(/^pages\/|\.yaml$/g, '')),
    );
  const before = anchors();
  // Removing a section removes its anchor, and with it links elsewhere, so this repeats until
  // nothing else changes.
  for (let known = -1; known < present.gone.size;) {
    known = present.gone.size;
    for (const document of documents.values()) fitDocument(document, present);
    const left = new Set(anchors());
    for (const anchor of before) if (!left.has(anchor)) present.gone.add(anchor);
  }
  return new Map(
    [...documents].map(([file, document]) => [file, String(document.toString(asEditorsWrite))]),
  );
}

/** The sample's format: a text that is parsed and written so does not change. */
export const asEditorsWrite = { lineWidth: 0, flowCollectionPadding: false };

function presentIn(folder: ContentFolder): Omit<Present, 'gone'> {
  const photos = folder.files.flatMap(
    (file) => /^(\d{4})\/photos\/.+\.(?:jpe?g|png|webp|tiff?)$/i.exec(file)?.[1] ?? [],
  );
  return {
    pages: pagePaths(folder),
    speakers: new Set(
      recordsOf(folder, 'speaker').map(({ place }) => `${place.year}/${place.slug}`),
    ),
    kinds: new Set(sessionsOf(folder).map(({ value }) => value?.kind ?? '')),
    sessions: new Set(sessionsOf(folder).map(({ place, value }) => `${place.year}/${value?.slug}`)),
    works: newestWorks(folder).known,
    photoYears: new Set(photos.map(Number)),
    hasWay: recordsOf(folder, 'way').length > 0,
    currentEdition: siteOf(folder)?.currentEdition ?? NaN,
  };
}
