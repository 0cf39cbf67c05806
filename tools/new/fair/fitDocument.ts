import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  visit,
  type Document,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { fullReference } from '../../../src/lib/reference';
import { livingAddress, mendTextLinks, type Living } from './livingLinks';

/** What exists and can be shown or linked. Records have full names: `2025/anna-example`. */
export type Present = Living & {
  speakers: ReadonlySet<string>;
  sessions: ReadonlySet<string>;
  /** Works by exhibitor and address, of the newest edition that has any. */
  works: ReadonlySet<string>;
  /** Years with photographs. */
  photoYears: ReadonlySet<number>;
  hasWay: boolean;
  currentEdition: number;
};

const linkFields = ['to', 'src', 'replacedBy', 'redirectUrl'];

/**
 * Removes items, buttons and sections of a page, a form or the menus that show or link to records
 * which do not exist. The rest keeps its order, comments and formatting.
 */
export function fitDocument(document: Document, present: Present): void {
  fitSections(document, present);
  visit(document, {
    Pair: (_, pair) =>
      isPair(pair) && (isDeadField(pair, present) || isDeadMap(pair.value, present))
        ? visit.REMOVE
        : undefined,
    Map: (_, map, path) => {
      if (isSeq(path.at(-1)) && isDeadMap(map, present)) return visit.REMOVE;
      mendAddresses(map, present);
    },
    Scalar: (_, scalar) => {
      if (typeof scalar.value === 'string' && scalar.value.includes(']('))
        scalar.value = mendTextLinks(scalar.value, present);
    },
  });
  dropEmptied(document);
}

/** Returns the anchors of a page's sections as links write them: `/press/#gallery`. */
export function anchorsOf(document: Document, route: string): string[] {
  const path = route === 'index' ? '/' : `/${route}/`;
  return sectionsOf(document).map((section) => `${path}#${String(section.get('anchor'))}`);
}

function fitSections(document: Document, present: Present): void {
  for (const section of sectionsOf(document)) {
    keepKnown(section, 'speakers', present.speakers, present);
    keepKnown(section, 'sessions', present.sessions, present);
    keepKnown(section, 'works', present.works, present);
    // The same steps as text, without a map.
    if (section.get('kind') === 'way' && !present.hasWay) section.set('kind', 'steps');
    // Chosen sessions and works are optional: without them, the section stays and chooses by
    // itself.
    for (const field of ['sessions', 'works'])
      if (isEmptySeq(section.get(field))) section.delete(field);
    const photos = section.get('photos');
    if (typeof photos === 'number' && !present.photoYears.has(photos))
      removeSection(document, section);
  }
}

function keepKnown(
  section: YAMLMap,
  field: string,
  known: ReadonlySet<string>,
  { currentEdition }: Present,
): void {
  const names = section.get(field);
  if (!isSeq(names)) return;
  names.items = names.items.filter(
    (item) => isScalar(item) && known.has(fullReference(String(item.value), currentEdition)),
  );
}

/** Removes sections and groups of links whose list has become empty. */
function dropEmptied(document: Document): void {
  const lists = ['sections', 'groups', 'footer']
    .map((field) => document.get(field))
    .filter((list): list is YAMLSeq => isSeq(list));
  for (const list of lists) {
    list.items = list.items.filter(
      (item) => !isMap(item) || !item.items.some(({ value }) => isEmptySeq(value)),
    );
  }
  if (isEmptySeq(document.get('arcade'))) document.delete('arcade');
}

function isDeadField({ key, value }: Pair, present: Present): boolean {
  return (
    isScalar(key) &&
    ['replacedBy', 'redirectUrl'].includes(String(key.value)) &&
    isScalar(value) &&
    isDead(value.value, '', present)
  );
}

function isDeadMap(node: unknown, present: Present): boolean {
  return (
    isMap(node) && ['to', 'src'].some((field) => isDead(node.get(field), wordsOf(node), present))
  );
}

function isDead(to: unknown, words: string, present: Present): boolean {
  return typeof to === 'string' && livingAddress(to, words, present) === undefined;
}

function mendAddresses(map: YAMLMap, present: Present): void {
  for (const field of linkFields) {
    const to = map.get(field);
    const address = typeof to === 'string' ? livingAddress(to, wordsOf(map), present) : undefined;
    if (address !== undefined && address !== to) map.set(field, address);
  }
}

function wordsOf(map: YAMLMap): string {
  return JSON.stringify(map.get('label') ?? '');
}

function sectionsOf(document: Document): YAMLMap[] {
  const sections = document.get('sections');
  return isSeq(sections) ? sections.items.filter((item) => isMap(item)) : [];
}

function removeSection(document: Document, section: YAMLMap): void {
  const sections = document.get('sections');
  if (isSeq(sections)) sections.items = sections.items.filter((item) => item !== section);
}

const isEmptySeq = (node: unknown) => isSeq(node) && node.items.length === 0;
