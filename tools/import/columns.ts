import { fieldOf } from '../edit/form/fieldOf';
import { join } from '../edit/form/nameOf';
import type { Field, Value, Words } from '../edit/protocol';
import { fieldsOf, itemsOf, valueAt, type Maybe } from '../edit/ui/model/values';
import type { ContentKind } from '../../src/site/content/contentFiles';
import aliases from './aliases.json';

/**
 * The contents of each kind of sheet and their place: files of a kind, a list in these files, or
 * files by day.
 */
export const sheetKinds = {
  exhibitors: { kind: 'exhibitor', folder: 'exhibitors', list: '', key: 'slug' },
  works: { kind: 'exhibitor', folder: 'exhibitors', list: 'works', key: 'exhibitor' },
  artists: { kind: 'exhibitor', folder: 'exhibitors', list: 'artists', key: 'exhibitor' },
  speakers: { kind: 'speaker', folder: 'speakers', list: '', key: 'slug' },
  sessions: { kind: 'programme', folder: 'programme', list: '', key: 'day' },
  partners: { kind: 'partner', folder: 'partners', list: '', key: 'slug' },
} satisfies Record<
  string,
  { kind: ContentKind; folder: string; list: string; key: keyof typeof keys }
>;
export type SheetKind = keyof typeof sheetKinds;
export const isSheetKind = (name = ''): name is SheetKind => Object.hasOwn(sheetKinds, name);

/**
 * A column: a field of a record, by its path. For a list of texts in both languages, the column has
 * only one language, `half`.
 */
export type Column = {
  path: string;
  label: Words;
  field: Field;
  half?: 'ru' | 'en';
  /**
   * Whether the column names the record (its address, its day, its exhibitor) rather than one of
   * its fields.
   */
  isKey?: boolean;
};

/** Returns the form of one record of a sheet. */
export function fieldOfRecord(kind: SheetKind): Field {
  const { kind: file, list } = sheetKinds[kind];
  const form = fieldOf(file);
  const listed = list === '' ? form : fieldsOf(form)[list];
  const field = listed?.type === 'list' ? listed.item : (listed ?? form);
  return { ...field, required: true };
}

/** Columns that name a record, besides its fields. */
const keys = {
  slug: { ru: 'Адрес', en: 'Address' },
  day: { ru: 'День', en: 'Day' },
  exhibitor: { ru: 'Участник', en: 'Exhibitor' },
};

/** Returns the columns of a sheet, from the schema that build, check and editor share. */
export function columnsOf(kind: SheetKind): Column[] {
  const field = fieldOfRecord(kind);
  const { key: path } = sheetKinds[kind];
  const own = { label: keys[path], required: true };
  const input: Field =
    path === 'day' ? { type: 'day', ...own } : { type: 'text', lines: 'one', ...own };
  const key: Column = { path, label: keys[path], field: input, isKey: true };
  return [key, ...columnsIn(field, [], field.type === 'localized' ? field.label : '')];
}

export function columnsIn(field: Field, path: string[], label: Words | ''): Column[] {
  if (field.type === 'list' && ['fields', 'localized'].includes(field.item.type)) {
    const inner = fieldsOf(field.item);
    if (Object.values(inner).some(({ type }) => type === 'list')) return [];
    if (field.item.type === 'localized')
      return (['ru', 'en'] as const).map((half) => ({
        path: [...path, half].join('.'),
        label: join(label, ` (${half})`),
        field: { ...field, item: { ...field.item, type: 'text', lines: 'one' } },
        half,
      }));
  }
  if (field.type !== 'fields' && field.type !== 'localized')
    return label === '' ? [] : [{ path: path.join('.'), label, field }];
  return Object.entries(fieldsOf(field)).flatMap(([step, inner]) => {
    const isHalf = field.type === 'localized' && (step === 'ru' || step === 'en');
    const own = isHalf ? ` (${step})` : label === '' ? inner.label : join(': ', inner.label);
    return columnsIn(inner, [...path, step], label === '' ? join(own) : join(label, own));
  });
}

/** Returns the path of a column's field; both languages of a list of texts have the same. */
export const pathOf = ({ path, half }: Column): string[] =>
  half === undefined ? path.split('.') : path.split('.').slice(0, -1);

/** Returns a column's value in a record; for a list of texts, one language of its items. */
export function valueIn(record: Maybe, column: Column): Maybe {
  const value = valueAt(record, pathOf(column));
  if (column.half === undefined || value === undefined) return value;
  return itemsOf(value).map((item) => valueAt(item, [column.half ?? '']) ?? '');
}

const halves = /(^|\.)(ru|en)$/;
const languages = {
  ru: /^(ru|rus|рус\p{L}*|russian)$/u,
  en: /^(en|eng|англ\p{L}*|english)$/u,
};
const units = /^(см|cm|руб\p{L}*|rub\p{L}*|r|р|по|in|на|и|and|мск|msk|h|w|в|ш|d|г)$/u;

/** Splits a header into its plain words and the language that it names or is written in. */
function plainHeader(header: string) {
  const words =
    header
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const isOf = (half: 'ru' | 'en') => words.some((word) => languages[half].test(word));
  const script = /[а-я]/i.test(header) ? 'ru' : 'en';
  const half: 'ru' | 'en' = isOf('en') ? 'en' : isOf('ru') ? 'ru' : script;
  const isWord = (word: string) =>
    ![languages.ru, languages.en, units].some((words) => words.test(word));
  return { plain: words.filter(isWord).join(' '), half };
}

/**
 * A column of a sheet. The columns `size` and `price` can fill several fields, other columns fill
 * one.
 */
export type Match = { at: number; header: string; columns: Column[] };

/** Matches headers with columns, each once; the rest of the sheet is not read. */
function matchHeaders(kind: SheetKind, headers: readonly string[]): Match[] {
  const columns = columnsOf(kind);
  const byName = new Map<string, Column[]>();
  const add = (name: string, column: Column) => {
    const { plain } = plainHeader(name);
    byName.set(plain, [...new Set([...(byName.get(plain) ?? []), column])]);
  };
  const known: Record<string, string> = { ...aliases.all, ...aliases[kind] };
  for (const column of columns) {
    const base = column.path.replace(halves, '');
    for (const name of [column.path, column.label.ru, column.label.en]) add(name, column);
    for (const name of known[base]?.split(', ') ?? []) add(name, column);
  }
  const several = Object.entries(aliases.several[kind as 'works'] ?? {}).flatMap(([bases, names]) =>
    names.split(', ').map((name) => [plainHeader(name).plain, bases.split(' ')] as const),
  );
  const taken = new Set<Column>();
  const matches = headers.flatMap((header, at): Match[] => {
    // `Gallery / Artist` is found by one of its parts.
    const parts = [header, ...header.split('/')].map(plainHeader);
    const isKnown = ({ plain: name }: { plain: string }) =>
      byName.has(name) || several.some(([other]) => other === name);
    const { plain, half } = parts.find(isKnown) ?? { plain: '', half: 'ru' };
    if (plain === '') return [];
    const bases = several.find(([name]) => name === plain)?.[1] ?? [];
    const ofBase = columns.filter(({ path }) => bases.some((base) => path.startsWith(base)));
    const isOther = ({ path }: Column) => halves.test(path) && !path.endsWith(half);
    const one = (byName.get(plain) ?? []).find((column) => !isOther(column) && !taken.has(column));
    if (ofBase.length > 0) return [{ at, header, columns: ofBase }];
    if (one === undefined) return [];
    taken.add(one);
    return [{ at, header, columns: [one] }];
  });
  // A field that has its own column is not filled by a column for several fields.
  return matches.map((match) => ({
    ...match,
    columns: match.columns.filter((one) => match.columns.length === 1 || !taken.has(one)),
  }));
}

/** Where the headers are: `end` is the first row of data. */
export type Headers = { end: number; names: string[]; matches: Match[] };

/**
 * Finds the headers among the first rows: the row with the most known names, or two rows, the upper
 * of which has merged cells.
 */
export function findHeaders(kind: SheetKind, rows: readonly (readonly unknown[])[]): Headers {
  const texts = rows.slice(0, 20).map((row) => row.map((cell) => String(cell ?? '').trim()));
  const candidates = texts.flatMap((row, at) => {
    const below = texts[at + 1] ?? [];
    let merged = '';
    const both = Array.from({ length: Math.max(row.length, below.length) }, (_, index) => {
      merged = row[index] || merged;
      return below[index] ? `${merged} ${below[index]}` : (row[index] ?? '');
    });
    return [
      { end: at + 1, names: row },
      { end: at + 2, names: both },
    ];
  });
  const scored = candidates.map((one) => ({ ...one, matches: matchHeaders(kind, one.names) }));
  const best = Math.max(...scored.map(({ matches }) => matches.length));
  return (
    scored.find(({ matches }) => matches.length === best) ?? { end: 1, names: [], matches: [] }
  );
}

/** Returns the value to write into a record's field for the values of its columns. */
export function listOf(old: Maybe, ru: Maybe, en: Maybe): Value[] {
  const [inRu, inEn] = [itemsOf(ru), itemsOf(en)];
  return Array.from({ length: Math.max(inRu.length, inEn.length) }, (_, at) => {
    const now = { ...(inRu[at] && { ru: inRu[at] }), ...(inEn[at] && { en: inEn[at] }) };
    const isSame = (item: Value) =>
      Object.entries(now).some(([half, text]) => valueAt(item, [half]) === text);
    return { ...(itemsOf(old).find(isSame) as object | undefined), ...now };
  });
}
