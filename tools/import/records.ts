import { latinName } from '../../src/lib/latin';
import { foldText } from '../../src/lib/foldText';
import { sourcesOf, type ContentFolder } from '../../src/site/check/files/contentFolder';
import { workSlug } from '../../src/works/model/workAddress';
import type { Value } from '../edit/protocol';
import { asValue } from '../edit/text/applyValue';
import { itemsOf, valueAt, type Maybe } from '../edit/ui/model/values';
import { sheetKinds, type SheetKind } from './columns';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { refusal } from '../sentences';

/**
 * Where a record is: its file and, if the file has several records, the list and the position in
 * it.
 */
export type Place = { file: string; list?: string; at?: number };

/** The contents of the files, changed in memory before anything is written. */
export class ContentDrafts {
  readonly values = new Map<string, Value>();
  readonly changed = new Set<string>();

  constructor(readonly folder: ContentFolder) {
    for (const { file, value } of folder.sources)
      if (value !== undefined) this.values.set(file, asValue(value));
  }

  /** Returns the records of a sheet's kind in a year, in the order of their files. */
  all(kind: SheetKind, year: number): Place[] {
    const { kind: ofFile, list } = sheetKinds[kind];
    const own = sourcesOf(this.folder, ofFile).filter(({ place }) => place.year === year);
    const files = [...new Set([...own.map(({ file }) => file), ...this.changed])].filter((file) =>
      file.startsWith(`${year}/${sheetKinds[kind].folder}/`),
    );
    return files.flatMap((file): Place[] => {
      if (list === '' && kind !== 'sessions') return [{ file }];
      return itemsOf(this.listAt(file, list)).flatMap((item, at) =>
        item === null ? [] : [{ file, list, at }],
      );
    });
  }

  listAt(file: string, list = ''): Maybe {
    const value = this.values.get(file);
    return list === '' ? value : valueAt(value, [list]);
  }

  read({ file, list, at }: Place): Maybe {
    return at === undefined ? this.values.get(file) : itemsOf(this.listAt(file, list))[at];
  }

  /**
   * Changes a record in memory; `null` marks an item as removed, so that other positions stay valid
   * until the end.
   */
  write({ file, list = '', at }: Place, value: Value): void {
    this.changed.add(file);
    if (at === undefined) return void this.values.set(file, value);
    const items = [...itemsOf(this.listAt(file, list))];
    items[at] = value;
    const contents = this.values.get(file);
    this.values.set(file, list === '' ? items : { ...(contents as object), [list]: items });
  }
}

/**
 * Returns the key of a record in `.sheets.json`. For works and sessions it ends in the record's
 * address.
 */
export function keyOf(kind: SheetKind, { file }: Place, record: Maybe): string {
  const own = (...path: string[]) => String(valueAt(record, path) ?? '');
  const folder = file.replace('/index.yaml', '');
  if (kind === 'works')
    return `${folder}#${workSlug({ slug: own('slug') || undefined, picture: own('picture') })}`;
  if (kind === 'artists') return `${folder}#artists/${own('ru') || own('en')}`;
  return kind === 'sessions' ? `${file.split('/')[0]}/programme#${own('slug')}` : folder;
}

/** Returns the texts that name a row or a record, the English one first. */
export const namesOf = (cellValue: (path: string) => Maybe): string[] =>
  ['name.en', 'title.en', 'en', 'name.ru', 'title.ru', 'ru']
    .flatMap((path) => cellValue(path) ?? [])
    .map(String);

/** Finds the record of a row: by address, picture, name, then stand. */
export function findRecord(
  drafts: ContentDrafts,
  kind: SheetKind,
  places: readonly Place[],
  cellValue: (path: string) => Maybe,
): Place | undefined {
  const recordOf = (place: Place) => (path: string) => valueAt(drafts.read(place), path.split('.'));
  const by = (path: string, isSame: (place: Place, value: string) => boolean) => {
    const value = cellValue(path);
    return value === undefined ? undefined : places.find((place) => isSame(place, String(value)));
  };
  const addressOf = (place: Place) =>
    kind === 'works' || kind === 'sessions'
      ? keyOf(kind, place, drafts.read(place)).split('#')[1]
      : place.file.split('/')[2];
  const bySlug = by('slug', (place, slug) => addressOf(place) === slug);
  if (bySlug !== undefined || (kind !== 'works' && cellValue('slug') !== undefined)) return bySlug;
  const stem = (name: string) => latinName(name.replace(/\.\w+$/, ''));
  const byPicture =
    kind === 'works'
      ? by('picture', (place, name) => stem(String(recordOf(place)('picture'))) === stem(name))
      : undefined;
  const wantedNames = namesOf(cellValue).map(foldText).filter(Boolean);
  const isNamed = (place: Place) =>
    namesOf(recordOf(place)).some((name) => wantedNames.includes(foldText(name)));
  return (
    byPicture ??
    places.find(isNamed) ??
    (kind === 'exhibitors'
      ? by('stand', (place, stand) => recordOf(place)('stand') === stand)
      : undefined)
  );
}

/**
 * For each record, a digest of each column as of the last import or export: `.sheets.json`, which
 * is in git with the content. If the digest of a value in the content differs, the value has been
 * edited since.
 */
export type Memory = Record<string, Record<string, string>>;

const fileIn = (contentRoot: string) => path.join(contentRoot, '.sheets.json');

export function readMemory(contentRoot: string): Memory {
  const file = fileIn(contentRoot);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Memory;
  } catch {
    // The file can contain, for example, an unfinished merge.
    throw refusal('brokenMemory', { file });
  }
}

/** Returns the file's path and text, with one line for each record so that git can merge it. */
export function memoryFile(contentRoot: string, memory: Memory): [file: string, text: string] {
  const lines = Object.keys(memory)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}: ${JSON.stringify(memory[key])}`);
  return [fileIn(contentRoot), `{\n${lines.join(',\n')}\n}\n`];
}

/** Returns a short digest of a value; an empty one for nothing. */
export const digestOf = (value: Maybe): string =>
  value === undefined
    ? ''
    : createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 10);
