import { latinName } from '../../src/lib/latin';
import { foldText } from '../../src/lib/foldText';
import { isCalendarDay } from '../../src/lib/time/clock';
import type { Choice, EditorLanguage, Field, ReferenceTo, Value } from '../edit/protocol';
import { readNumber, readTime } from '../edit/ui/model/fields';
import { setAt, valueAt, type Maybe } from '../edit/ui/model/values';
import { columnsIn, type Column, type Match } from './columns';

export type Cell = string | number | boolean | Date | null | undefined;
export type References = Partial<Record<ReferenceTo, Choice[]>>;

const yes = { true: { ru: 'да', en: 'yes' }, false: { ru: 'нет', en: 'no' } };
const isoOf = (date: Date) => (Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 16));
/** Excel counts days from this day; a time is a fraction of a day. */
const excelMoment = (days: number) =>
  isoOf(new Date(Date.UTC(1899, 11, 30) + Math.round(days * 1440) * 60_000));

const months = Array.from({ length: 12 }, (_, month) =>
  ['ru', 'en'].map((language) =>
    new Date(Date.UTC(2000, month)).toLocaleString(language, { month: 'long', timeZone: 'UTC' }),
  ),
);
/** Russian months differ in their last letters: май, мая. */
const monthOf = (word: string) =>
  1 + months.findIndex((names) => names.some((name) => monthStem(name) === monthStem(word)));
const monthStem = (word: string) => word.toLowerCase().slice(0, 3).replace('мая', 'май');

/** Reads `12.04.2025`, `12.4.25`, `12 апреля 2025`, `April 12, 2025`; any other text stays. */
function readDay(text: string): string {
  const [, d, m, y] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d\d)$/.exec(text) ?? [];
  const [, d2, m2 = '', y2] = /^(\d{1,2})\s+(\p{L}+)\.?,?\s+(\d{4})/u.exec(text) ?? [];
  const [, m3 = '', d3, y3] = /^(\p{L}+)\.?\s+(\d{1,2}),?\s+(\d{4})$/u.exec(text) ?? [];
  const month = m ?? monthOf(m2 || m3);
  const parts = [y?.replace(/^..$/, '20$&') ?? y2 ?? y3 ?? '', `${month}`, d ?? d2 ?? d3 ?? ''];
  const day = parts.map((part) => part.padStart(2, '0')).join('-');
  return isCalendarDay(day) ? day : text;
}

const currency = /[€$£¥]|\b(usd|eur|gbp)\b|евро|долл/i;
/** Reads `250 000 руб.`; an amount in another currency stays text, for the check. */
function readPrice(text: string): Value {
  if (currency.test(text)) return text;
  const bare = text
    .replace(/руб\p{L}*\.?|rub\p{L}*|₽|\br\b|(?<!\p{L})р(?!\p{L})\.?|[.,]00(?!\d)/giu, '')
    .trim();
  const grouped = /^\d{1,3}([.,'’]\d{3})+$/.test(bare) ? bare.replace(/\D/g, '') : bare;
  return readNumber(grouped) === grouped ? text : readNumber(grouped);
}

/** Reads a size in cm: `120 x 80 cm`, `Ø 60`, `35,5 × 20 × 12`; `isWide`: width comes first. */
function readSize(text: string, isWide: boolean): [path: string, value: Value][] {
  const bare = text.replace(/см|cm|\bh\b|\bw\b|\.$/giu, '').trim();
  const round = /^(?:ø|⌀|диам\p{L}*\.?|d(?:iam\p{L}*)?\.?)\s*=?\s*(.+)$/iu.exec(bare)?.[1];
  if (round !== undefined) return [['size.diameter', readNumber(round)]];
  const sides = bare.split(/\s*[x×х*✕]\s*/i).map(readNumber);
  const names = ['height', 'width', 'depth'];
  if (isWide) [names[0], names[1]] = ['width', 'height'];
  if (sides.length < 2 || sides.length > 3) return [['size.height', text]];
  return sides.map((side, at) => [`size.${names[at]}`, side]);
}

/** Reads `2023 г.`, `2019–2023`, `ок. 1990`. */
function readYear(text: string): [path: string, value: Value][] {
  const [, circa, from, year] =
    /^(ок(?:оло|\.)|c(?:irca|a?\.))?\s*(?:(\d{4})\s*[-–—]\s*)?(\d{4})(?:\s*гг?\.?)?$/i.exec(text) ??
    [];
  if (year === undefined) return [['year', readNumber(text)]];
  return [
    ['year', Number(year)],
    ...(from ? [['yearFrom', Number(from)] as [string, Value]] : []),
    ...(circa ? [['circa', true] as [string, Value]] : []),
  ];
}

const onRequest =
  /^(цена )?по (запросу|договор\p{L}*)$|^договорная$|^(price )?(on|upon) request$|^poa$|^[-–—]$/iu;
export const asText = (cell: Cell): string =>
  (cell instanceof Date ? isoOf(cell).replace('T00:00', '') : String(cell ?? ''))
    .replace(/\r\n?/g, '\n')
    // Sheets in text formats write '= at the start of a text that is not a formula.
    .replace(/^'(?=[=+@\t-])/, '')
    .trim();

/** Returns a site as an address: lists have `www.fair.example`. */
const asAddress = ({ path }: Column, cell: Cell): Cell =>
  path === 'website'
    ? asText(cell).replace(/^(?=([\p{L}\d-]+\.)+\p{L}{2,}(\/\S*)?$)/u, 'https://')
    : cell;

/** Returns the values of a cell's fields; undefined for an empty cell. */
export function readCell(
  { columns, header }: Match,
  cell: Cell,
  references: References,
): [column: Column, value: Maybe][] {
  const text = asText(cell);
  const [first] = columns;
  if (first === undefined) return [];
  if (columns.length === 1 && !/^(size|price|year)/.test(first.path))
    return [
      [first, text === '' ? undefined : readValue(first.field, asAddress(first, cell), references)],
    ];
  const entries: [string, Value][] = [];
  const [from, to, more] = text.split(/\s*[-–—]\s*(?=\d)/);
  if (first.path === 'start') {
    const cells = to === undefined ? [cell] : [from, to];
    return columns.map((column, at) => [
      column,
      cells[at] ? readValue(column.field, cells[at], references) : undefined,
    ]);
  }
  if (columns.some(({ path }) => path === 'year')) {
    if (text !== '') entries.push(...readYear(text));
  } else if (columns.length === 1) {
    if (text !== '')
      entries.push([
        first.path,
        first.path.startsWith('price')
          ? readPrice(text)
          : readNumber(text.replace(/\s*(см|cm)\.?$/i, '')),
      ]);
  } else if (first.path.startsWith('size')) {
    if (text !== '') entries.push(...readSize(text, /ш\s*[xх×*]\s*в|w\s*[x×*]\s*h/i.test(header)));
  } else if (from && to && more === undefined && columns.length > 1)
    entries.push(['priceRange.from', readPrice(from)], ['priceRange.to', readPrice(to)]);
  else if (text !== '' && !onRequest.test(text)) entries.push(['price', readPrice(text)]);
  const values = new Map(entries);
  return columns.map((column) => [column, values.get(column.path)]);
}

const separator = ' | ';
const clean = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

function readValue(field: Field, cell: Cell, references: References): Value {
  const text = asText(cell);
  const choose = (choices: readonly Choice[] = []) => {
    const isIt = ({ value, label }: Choice) =>
      [`${value}`, label.ru, label.en].some((name) => clean(name) === clean(text));
    const alike = ({ label }: Choice) =>
      [label.ru, label.en].some(
        (name) => foldText(name.replace(/, \d{4}$/, '')) === foldText(text),
      );
    return (choices.find(isIt) ?? choices.find(alike))?.value;
  };
  switch (field.type) {
    case 'number':
      return choose(field.words) ?? readNumber(text);
    case 'flag': {
      const word = clean(text);
      if (/^(да|yes|true|x|х|\+|1)$/.test(word)) return true;
      return /^(нет|no|false|-|0)$/.test(word) ? false : text;
    }
    case 'choice':
      return choose(field.choices) ?? text;
    case 'reference':
      return choose(references[field.to]) ?? text;
    case 'day':
      return cell instanceof Date || typeof cell === 'number'
        ? (typeof cell === 'number' ? excelMoment(cell) : isoOf(cell)).slice(0, 10)
        : readDay(text);
    case 'time':
      if (cell === 1 || (cell instanceof Date && isoOf(cell) === excelMoment(1))) return '24:00';
      if (cell instanceof Date) return isoOf(cell).slice(11);
      // A larger number is not a time: `10` or `10.3`, as typed, would become some other hour.
      return typeof cell === 'number' && cell < 1 ? excelMoment(cell).slice(11) : readTime(text);
    case 'moment':
      return cell instanceof Date ? isoOf(cell) : text.replace(/^(\S{10}) (?=\d)/, '$1T');
    case 'picture':
      return pictureName(text);
    case 'list': {
      const lines = text.split(text.includes('\n') || field.item.type === 'fields' ? '\n' : ';');
      const items = lines.map((line) => line.trim()).filter((line) => line !== '');
      return items.map((line) => readItem(field.item, line, references));
    }
    default:
      return text;
  }
}

/** Reads an item of a list: `telegram | https://t.me/kobalt`. */
function readItem(field: Field, line: string, references: References): Value {
  if (field.type !== 'fields') return readValue(field, line, references);
  const parts = line.split(separator.trim());
  return columnsIn(field, [], '').reduce<Value>((item, { path, field: inner }, at) => {
    const part = parts[at]?.trim() ?? '';
    const value = part === '' ? undefined : readValue(inner, part, references);
    return setAt({ ...field, required: true }, item, path.split('.'), value) ?? {};
  }, {});
}

/**
 * Returns a picture's file name, without folders and in letters that an address can have; the
 * extension of other formats becomes that of JPEG.
 */
export function pictureName(text: string): string {
  const name = text.split(/[/\\]/).at(-1) ?? '';
  const [, stem = '', ending = ''] = /^(.*?)(?:\.(\w+))?$/s.exec(name) ?? [];
  const extension = /^(jpe?g|png|webp|svg)$/i.test(ending) ? ending.toLowerCase() : 'jpg';
  return `${latinName(stem).slice(0, 60).replace(/-$/, '') || 'picture'}.${extension}`;
}

/** Returns a cell that {@link readCell} reads as the value. */
export function writeCell(field: Field, value: Maybe, language: EditorLanguage): string | number {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return yes[`${value}`][language];
  if (field.type === 'list' && Array.isArray(value)) {
    const items = value.map((item) => itemText(field.item, item, language));
    const isByLine = field.item.type === 'fields' || items.some((item) => item.includes(';'));
    return isByLine
      ? items
          .map((item) => `${item}\n`)
          .join('')
          .slice(0, items.length > 1 ? -1 : undefined)
      : items.join('; ');
  }
  const choices =
    field.type === 'choice' ? field.choices : field.type === 'number' ? field.words : [];
  const label = choices?.find((one) => one.value === value)?.label[language];
  return label || (typeof value === 'number' ? value : String(value));
}

function itemText(field: Field, item: Value, language: EditorLanguage): string {
  if (field.type !== 'fields') return String(writeCell(field, item, language));
  const cells = columnsIn(field, [], '').map(({ path, field: inner }) =>
    writeCell(inner, valueAt(item, path.split('.')), language),
  );
  return cells.join(separator).replace(/[ |]+$/, '');
}
