import prompts from '../../src/site/check/prompts.json';
import { promptMark } from '../../src/site/check/prompts';
import { addressName } from '../../src/content/localized';
import { isCalendarDay } from '../../src/lib/time/clock';
import { latinName } from '../../src/lib/latin';
import type { ContentFolder } from '../../src/site/check/files/contentFolder';
import { referencesOf } from '../edit/form/referencesOf';
import type { Value } from '../edit/protocol';
import { isEmpty, itemsOf, setAt, valueAt, type Maybe } from '../edit/ui/model/values';
import { readCell, type Cell, type References } from './cells';
import {
  columnsOf,
  fieldOfRecord,
  listOf,
  pathOf,
  sheetKinds,
  valueIn,
  type Column,
  type Headers,
  type SheetKind,
} from './columns';
import {
  digestOf,
  type Memory,
  findRecord,
  keyOf,
  namesOf,
  ContentDrafts,
  type Place,
} from './records';
import type { Pictures } from './pictures';
import { freeName } from '../new/freePlaces';
import { withPrompts, defaults } from '../new/record';
import type { SentenceCode } from '../sentences';

/** A row of a sheet; `number` is its position in the file, from 1. */
export type Row = { number: number; cells: readonly Cell[] };
export type Change = { path: string; from: Maybe; to: Maybe };
/** What a row does to its record; `conflicts`: fields that were edited since the last import. */
export type Planned = {
  row: Row;
  place: Place;
  isNew: boolean;
  changes: Change[];
  conflicts: Change[];
};
/** Why a row is not imported; `path` is the column at fault. */
export type RowFault = {
  row: Row;
  path: string;
  code: SentenceCode;
  values: Record<string, string>;
};

export type Plan = {
  planned: Planned[];
  faults: RowFault[];
  /** Whole contents of the changed files, and pictures to add, by their paths. */
  values: Map<string, Value>;
  pictures: Map<string, string>;
  texts: Map<string, string>;
  memory: Memory;
};

export type Sheet = {
  kind: SheetKind;
  year: number;
  headers: Headers;
  rows: readonly Row[];
  /** The exhibitor of rows that name none. */
  exhibitor?: string | undefined;
};

/**
 * Computes what a sheet changes, row by row; writes nothing. `refused` rows change nothing, but the
 * rows below still take the text of their merged cells, and no other row takes their records.
 */
export function planImport(
  sheet: Sheet,
  folder: ContentFolder,
  memory: Memory,
  pictures: Pictures,
  refused: { has: (row: Row) => boolean } = new Set<Row>(),
): Plan {
  const { kind, year, rows } = sheet;
  const drafts = new ContentDrafts(folder);
  const references = referencesOf(folder, year);
  const plan: Plan = {
    planned: [],
    faults: [],
    values: new Map(),
    pictures: new Map(),
    texts: new Map(),
    memory: { ...memory },
  };
  const before = drafts.all(kind, year);
  const exhibitors = drafts.all('exhibitors', year);
  const claimed = new Set<Place>();
  const withoutStand = (cellValue: (path: string) => Maybe) => (path: string) =>
    path === 'stand' ? undefined : cellValue(path);
  // A row cannot take the record on its stand from the row that names that record.
  const named = new Set<Place | undefined>();
  for (const row of kind === 'exhibitors' ? rows : []) {
    const values = readRow(sheet, row, references);
    named.add(
      findRecord(
        drafts,
        kind,
        before,
        withoutStand((path) => values.get(path)?.[1]),
      ),
    );
  }
  let { exhibitor } = sheet;
  for (const row of rows) {
    const rowValues = readRow(sheet, row, references);
    const cellValue = (path: string): Maybe => rowValues.get(path)?.[1];
    const refuse = (path: string, code: SentenceCode, value = '') =>
      plan.faults.push({ row, path, code, values: { value } });
    const isRefused = refused.has(row);
    // Merged cells have the exhibitor in their first row only.
    exhibitor = (cellValue('exhibitor') as string | undefined) ?? exhibitor;
    const inList = sheetKinds[kind].list;
    let home: Place | undefined;
    if (inList !== '') {
      const asExhibitor = (path: string) => (/slug|name|stand/.test(path) ? exhibitor : undefined);
      const byAddress = exhibitors.find(({ file }) => file.split('/')[2] === exhibitor);
      const bare = (path: string) => (path === 'slug' ? undefined : asExhibitor(path));
      home = byAddress ?? findRecord(drafts, 'exhibitors', exhibitors, bare);
      if (home === undefined) {
        if (!isRefused) refuse('exhibitor', 'noExhibitor', exhibitor);
        continue;
      }
    }
    const free = before.filter(
      (place) => !claimed.has(place) && (home === undefined || place.file === home.file),
    );
    const unnamed = free.filter((place) => !named.has(place));
    const existing =
      findRecord(drafts, kind, free, withoutStand(cellValue)) ??
      findRecord(drafts, kind, unnamed, cellValue);
    if (existing !== undefined) claimed.add(existing);
    if (isRefused) continue;
    const place = existing ?? newPlace(drafts, sheet, cellValue, home);
    if (typeof place === 'string') {
      const [path, day] = kind === 'sessions' ? ['day', cellValue('day')] : ['slug'];
      if (day !== undefined) refuse('day', 'dayUnread', String(day));
      else refuse(path, place === '' ? 'noName' : 'sameAddress', place);
      continue;
    }
    const planned = { row, place, isNew: existing === undefined, changes: [], conflicts: [] };
    plan.planned.push(applyRow(plan, drafts, sheet, planned, rowValues, pictures));
  }
  for (const file of drafts.changed) {
    const value = drafts.values.get(file);
    const result = Array.isArray(value) ? value.filter((item) => item !== null) : value;
    if (result !== undefined) plan.values.set(file, result);
  }
  // Items that moved to another day leave their list, so the positions after them decrease.
  for (const { place } of plan.planned)
    if (place.at !== undefined)
      place.at -= itemsOf(drafts.listAt(place.file, place.list))
        .slice(0, place.at)
        .filter((item) => item === null).length;
  return plan;
}

type RowValues = Map<string, readonly [column: Column, value: Maybe]>;

function readRow({ kind, headers }: Sheet, { cells }: Row, references: References): RowValues {
  const own: References = { ...references };
  if (kind === 'exhibitors') delete own.stands;
  return new Map(
    headers.matches
      .flatMap((match) => readCell(match, cells[match.at], own))
      .map(([column, value]) => [column.path, [column, value]]),
  );
}

/**
 * Returns the place of a new record or, if it cannot have one, its invalid or taken address (empty
 * without a name).
 */
function newPlace(
  drafts: ContentDrafts,
  { kind, year }: Sheet,
  cellValue: (path: string) => Maybe,
  home: Place | undefined,
): Place | string {
  const { folder, list } = sheetKinds[kind];
  if (home !== undefined)
    return { ...home, list, at: itemsOf(drafts.listAt(home.file, list)).length };
  const [name = ''] = namesOf(cellValue);
  const given = cellValue('slug');
  if (given === undefined && name === '') return '';
  if (kind === 'sessions') {
    const file = `${year}/${folder}/${String(cellValue('day') ?? '')}.yaml`;
    if (!isCalendarDay(String(cellValue('day')))) return '';
    return { file, at: itemsOf(drafts.values.get(file)).length };
  }
  const slug = given === undefined ? latinName(name) || folder.slice(0, -1) : String(given);
  const fileOf = (address: string) => `${year}/${folder}/${address}/index.yaml`;
  const isTaken = drafts.values.has(fileOf(slug));
  if (given !== undefined && (isTaken || !addressName().isValidSync(slug))) return slug;
  return { file: fileOf(freeName(slug, (one) => drafts.values.has(fileOf(one)))) };
}

function applyRow(
  plan: Plan,
  drafts: ContentDrafts,
  sheet: Sheet,
  planned: Planned,
  rowValues: RowValues,
  pictures: Pictures,
): Planned {
  const { kind, year } = sheet;
  const { isNew } = planned;
  const field = fieldOfRecord(kind);
  const old = isNew ? undefined : drafts.read(planned.place);
  let record: Maybe = old ?? {};
  if (isNew) {
    record = { ...(kind === 'exhibitors' && defaults.exhibitor) };
    if (kind === 'sessions')
      record = { ...defaults.session, slug: newAddress(drafts, year, rowValues) };
  }
  const memoryKey = isNew ? '' : keyOf(kind, planned.place, old);
  const remembered = { ...plan.memory[memoryKey] };
  const lists = new Map<string, { ru?: Maybe; en?: Maybe }>();
  const folderOf = planned.place.file.replace(/[^/]*$/, '');
  // A picture needs no column if it is named after its record.
  for (const column of isNew ? columnsOf(kind) : [])
    if (column.field.type === 'picture' && !rowValues.has(column.path))
      rowValues.set(column.path, [column, undefined]);
  const isDayOfAnother = ({ field: { dayOf } }: Column) => dayOf !== undefined;
  // Days of other fields come last, because a change of such a field clears its day.
  const daysLast = [...rowValues].sort(
    ([, [one]], [, [other]]) => Number(isDayOfAnother(one)) - Number(isDayOfAnother(other)),
  );
  for (const [path, [column, given]] of daysLast) {
    if (column.isKey === true) continue;
    const now = valueIn(old, column);
    const mine =
      column.field.type === 'picture'
        ? pictures.nameFor(folderOf, given, now, namesIn(rowValues), plan.pictures)
        : withoutSelf(drafts, planned.place.file, path, given);
    const [nextDigest, current, last] = [digestOf(mine), digestOf(now), remembered[path]];
    const isKept = nextDigest === current || (last !== undefined && last !== current);
    if (isKept && isDayOfAnother(column)) record = setAt(field, record, pathOf(column), now);
    if (nextDigest === current) remembered[path] = nextDigest;
    else if (isKept) planned.conflicts.push({ path, from: now, to: mine });
    else if (last !== undefined || mine !== undefined) {
      remembered[path] = nextDigest;
      planned.changes.push({ path, from: now, to: mine });
      const list = pathOf(column).join('.');
      if (column.half === undefined) record = setAt(field, record, pathOf(column), mine);
      else lists.set(list, { ...lists.get(list), [column.half]: mine ?? [] });
    }
  }
  for (const [list, halves] of lists) {
    const half = (name: 'ru' | 'en') =>
      halves[name] ??
      (rowValues.has(`${list}.${name}`)
        ? itemsOf(valueAt(old, [list])).map((item) => valueAt(item, [name]) ?? '')
        : undefined);
    const items = listOf(valueAt(old, [list]), half('ru'), half('en'));
    record = setAt(field, record, [list], items);
  }
  if (kind === 'works') record = withArtists(drafts, planned.place.file, record);
  record = withStart(sheet, record, isNew, plan, folderOf);
  const place =
    kind === 'sessions' ? moveSession(drafts, sheet, planned, rowValues) : planned.place;
  if (isNew || planned.changes.length > 0) drafts.write(place, record ?? {});
  plan.memory[keyOf(kind, place, record)] = remembered;
  return { ...planned, place };
}

function newAddress(drafts: ContentDrafts, year: number, rowValues: RowValues): string {
  const cellValue = (path: string) => rowValues.get(path)?.[1];
  const given = cellValue('slug');
  const [title = ''] = namesOf(cellValue);
  const taken = drafts.all('sessions', year).map((place) => valueAt(drafts.read(place), ['slug']));
  return String(given ?? freeName(latinName(title) || 'session', (one) => taken.includes(one)));
}

/** Moves a session that the sheet has on another day; returns its new place. */
function moveSession(
  drafts: ContentDrafts,
  { year }: Sheet,
  { place, isNew, changes }: Planned,
  rowValues: RowValues,
) {
  const day = rowValues.get('day')?.[1];
  const file = `${year}/programme/${String(day)}.yaml`;
  if (isNew || !isCalendarDay(String(day)) || file === place.file) return place;
  changes.push({ path: 'day', from: place.file.slice(-15, -5), to: day });
  drafts.write(place, null);
  return { file, at: itemsOf(drafts.values.get(file)).length };
}

/**
 * Completes a work's artists from the gallery's list, and adds artists that are not in that list.
 */
function withArtists(drafts: ContentDrafts, file: string, work: Maybe): Maybe {
  const exhibitor = drafts.values.get(file);
  const artists = itemsOf(valueAt(work, ['artists']));
  if (artists.length === 0 || valueAt(exhibitor, ['participantType']) !== 'gallery') return work;
  const listed = [...itemsOf(valueAt(exhibitor, ['artists']))];
  const result = artists.map((artist) => {
    const known = listed.find((one) =>
      ['ru', 'en'].some(
        (half) =>
          valueAt(artist, [half]) !== undefined && valueAt(artist, [half]) === valueAt(one, [half]),
      ),
    );
    const prompt = prompts.exhibitor['works[].artists[]'];
    const name = { ...prompt, ...(artist as object) };
    if (known === undefined) listed.push(name);
    const { ru = '', en = '' } = (known ?? name) as { ru?: string; en?: string };
    return { ru, en };
  });
  if (listed.length > itemsOf(valueAt(exhibitor, ['artists'])).length)
    drafts.write({ file }, { ...(exhibitor as object), artists: listed });
  return { ...(work as object), artists: result };
}

/** Leaves an exhibitor's own name out of the artists of its works, unless it is a gallery. */
function withoutSelf(drafts: ContentDrafts, file: string, path: string, given: Maybe): Maybe {
  const exhibitor = drafts.values.get(file);
  const isOwn = valueAt(exhibitor, ['participantType']) !== 'gallery';
  if (!Array.isArray(given)) return given;
  const name = valueAt(exhibitor, ['name', path.slice(-2)]);
  const others = path.startsWith('artists.') && isOwn ? given.filter((one) => one !== name) : given;
  return others.length === 0 ? undefined : others;
}

/** Texts by which a picture without a cell of its own is found. */
const namesIn = (rowValues: RowValues) => {
  const cellValue = (path: string) => rowValues.get(path)?.[1];
  return [cellValue('slug'), ...namesOf(cellValue)]
    .filter((name) => name !== undefined)
    .map(String);
};

/** Fills missing texts with prompts as `npm run new` does, and draws a frame for a logo. */
function withStart({ kind }: Sheet, record: Maybe, isNew: boolean, plan: Plan, folder: string) {
  const { kind: ofFile, list } = sheetKinds[kind];
  const field = fieldOfRecord(kind);
  const name = ofFile === 'programme' ? '[]' : list === '' ? '' : `${list}[]`;
  const filled = withPrompts(ofFile, field, record, isNew, name);
  if (kind !== 'partners' || !isNew || !isEmpty(valueAt(filled, ['logo']))) return filled;
  plan.texts.set(`${folder}logo.svg`, promptMark);
  return setAt(field, filled, ['logo'], 'logo.svg');
}
