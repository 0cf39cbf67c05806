import type { EditorLanguage, Field, Value } from '../../protocol';
import { fieldsOf, isEmpty, isFields, itemsOf, setAt, valueAt, type Maybe } from './values';

/** Whether a field has named fields inside. */
export const hasFields = ({ type }: Field) => ['fields', 'kinds', 'localized'].includes(type);

/** Returns a new value of a field: its required parts, empty; `kind` if it has kinds. */
export function emptyValue(field: Field, kind?: string): Value {
  if (field.type === 'flag') return false;
  if (field.type === 'list') return Array.from({ length: field.min }, () => emptyValue(field.item));
  if (!hasFields(field)) return '';
  const start: Value = kind === undefined ? {} : { kind };
  const required = Object.entries(fieldsOf(field, start)).filter(([, inner]) => inner.required);
  const empty = required.map(([key, inner]) => [key, emptyValue(inner)] as const);
  return { ...Object.fromEntries(empty), ...start };
}

/** Returns a copy of a named item under a free name, without its changes, recording and slides. */
export function copyOf(items: readonly Value[], index: number): Value {
  const item = items[index] ?? null;
  if (!isFields(item)) return item;
  const { changes: _changes, recording: _recording, slides: _slides, ...rest } = item;
  const taken = items.map((one) => valueAt(one, ['slug']));
  const stem = `${item['slug'] ?? ''}`.replace(/-\d+$/, '');
  const names = [...items, null].map((_, at) => `${stem}-${at + 2}`);
  return { ...rest, slug: names.find((name) => !taken.includes(name)) ?? '' };
}

/** Parses a number as typed, `120 000` or `12,5`; any other text stays, for the check. */
export const readNumber = (text: string): number | string =>
  /^\s*-?\d[\d\s]*([.,]\d+)?\s*$/.test(text)
    ? Number(text.replace(/\s/g, '').replace(',', '.'))
    : text;

/** Parses a time as typed, `9:30`, `9.30` or `2:30 pm`; any other text stays. */
export function readTime(text: string): string {
  const [, hours = '', minutes = '', half] =
    /^(\d{1,2})[:.](\d\d)(?::00)?\s*([ap]m)?$/i.exec(text.trim()) ?? [];
  if (hours === '') return text;
  const shift = half === undefined ? 0 : /p/i.test(half) ? 12 : 0;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + shift;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

const naming = 'name title label caption text what to from picture code id slug network'.split(' ');

/** Returns a list item's title: its time or kind, and the first field that names it. */
export function itemTitle(field: Field, value: Maybe, language: EditorLanguage): string {
  const words = (inner: Maybe): string =>
    isFields(inner) ? words(inner[language] || inner['ru'] || inner['en'] || '') : `${inner ?? ''}`;
  if (!isFields(value) || field.type === 'localized') return words(value);
  const kind = field.type === 'kinds' && field.kinds[`${value['kind']}`]?.label[language];
  const name = naming.map((key) => words(value[key])).find((text) => text.trim() !== '');
  return [words(value['start']), kind, name].filter(Boolean).join(' · ');
}

/** Returns the name of the field that contains a value's own picture. */
const pictureKey = (field: Field): string | undefined =>
  Object.entries(fieldsOf(field)).find(([, inner]) => inner.type === 'picture')?.[0];
/** Returns the file name of the picture that represents a value. */
export const pictureOf = (field: Field, value: Maybe): string =>
  `${(field.type === 'picture' ? value : valueAt(value, [pictureKey(field) ?? ''])) ?? ''}`;

const isPictured = (field: Field): boolean =>
  field.type === 'list'
    ? isPictured(field.item)
    : field.type === 'picture' || pictureKey(field) !== undefined;

export const takesPictures = (field: Field) =>
  isPictured(field) || Object.values(fieldsOf(field)).some(isPictured);

/**
 * Returns the value with an added picture and an empty description: at the end of a list, or in the
 * only picture field, if that is empty or has a placeholder. Undefined if an editor has to choose.
 */
export function withPicture(
  field: Field,
  value: Maybe,
  name: string,
  isPrompt: (name: string) => boolean = () => false,
): Maybe {
  if (field.type === 'list')
    return setAt(field, value, [itemsOf(value).length], pictureValue(field.item, name));
  const places = Object.entries(fieldsOf(field)).filter(([, inner]) => isPictured(inner));
  const isFree = ([key, inner]: [string, Field]) => {
    const there = pictureOf(inner, valueAt(value, [key]));
    return inner.type !== 'list' && (isEmpty(there) || isPrompt(there));
  };
  const place =
    places.find(([key, inner]) => inner.type === 'list' && valueAt(value, [key])) ??
    places.find(isFree) ??
    (places.length === 1 && places[0]?.[1].type === 'list' ? places[0] : undefined);
  if (place === undefined) return undefined;
  const [key, inner] = place;
  const isList = inner.type === 'list';
  const next = isList ? withPicture(inner, valueAt(value, [key]), name) : pictureValue(inner, name);
  return setAt(field, value, [key], next);
}

function pictureValue(field: Field, name: string): Value {
  const { alt } = fieldsOf(field);
  const empty = emptyValue(field);
  if (!isFields(empty)) return name;
  return { ...empty, [pictureKey(field) ?? '']: name, ...(alt && { alt: emptyValue(alt) }) };
}
