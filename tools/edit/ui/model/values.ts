import type { Field, Value } from '../../protocol';

/** Steps from the file as a whole to a value in it: `['works', 0, 'title', 'en']`. */
export type Path = readonly (string | number)[];
export type Maybe = Value | undefined;

/** `works[0].title.en`, as faults name their field. */
export const writePath = (path: Path): string =>
  path.reduce<string>(
    (text, step) => text + (typeof step === 'number' ? `[${step}]` : `${text && '.'}${step}`),
    '',
  );
/** The steps of `works[0].title.en`. */
export const readPath = (text: string): Path =>
  (text.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** Whether a fault's field is the one of the path, or in it. */
export const isWithin = (field: string, path: string): boolean =>
  field.startsWith(path) && /^($|[.[])/.test(field.slice(path.length));

export const isKeyed = (value: Maybe): value is { [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const itemsOf = (value: Maybe): Value[] => (Array.isArray(value) ? value : []);

/** What stands at a path; `null`, an empty line of YAML, counts as not written. */
export const valueAt = (value: Maybe, path: Path): Maybe =>
  path.reduce<Maybe>(valueIn, value) ?? undefined;
function valueIn(value: Maybe, step: string | number): Maybe {
  if (typeof step === 'number') return itemsOf(value)[step];
  return isKeyed(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** Nothing is written in it, at any depth; `false`, 0 and an item of a list are something. */
export const isEmpty = (value: Maybe): boolean =>
  Array.isArray(value)
    ? value.length === 0
    : isKeyed(value)
      ? Object.values(value).every(isEmpty)
      : (value ?? '') === '';

const textField = (
  ru: string,
  en: string,
  required: boolean,
  lines: 'one' | 'several' = 'one',
): Field => ({ type: 'text', lines, required, label: { ru, en } });
const stray = (key: string | number) => textField(`${key}`, `${key}`, false);

/** The named fields of a value; last, to be removed, keys that its schema does not know. */
export function fieldsOf(field: Field, value?: Maybe): Record<string, Field> {
  let known: Record<string, Field> = {};
  if (field.type === 'fields') known = field.fields;
  if (field.type === 'kinds') known = field.kinds[`${valueAt(value, ['kind'])}`]?.fields ?? {};
  if (field.type === 'localized') {
    const ru = textField('По-русски', 'Russian', true, field.lines);
    const en = textField('По-английски', 'English', true, field.lines);
    known = { ru, en, ...field.others };
  }
  const strays = Object.keys(isKeyed(value) ? value : {}).filter(
    (key) => key !== 'kind' && !Object.hasOwn(known, key),
  );
  return { ...known, ...Object.fromEntries(strays.map((key) => [key, stray(key)])) };
}

/**
 * The value with `next` at a path. What may be left out and is emptied by it loses its key, up to
 * the first that has to be there.
 */
export function setAt(field: Field, value: Maybe, path: Path, next: Maybe): Maybe {
  const [step, ...rest] = path;
  let whole = next;
  if (step !== undefined) {
    const inner =
      (field.type === 'list' ? field.item : fieldsOf(field, value)[step]) ?? stray(step);
    whole = withIn(field, value, step, setAt(inner, valueAt(value, [step]), rest, next));
  }
  return !field.required && isEmpty(whole) ? undefined : whole;
}

/** A new key comes before the first that its schema names later. */
function withIn(field: Field, value: Maybe, step: string | number, inner: Maybe): Value {
  if (typeof step === 'number') return Object.assign([...itemsOf(value)], { [step]: inner ?? '' });
  const entries = Object.entries(isKeyed(value) ? value : {});
  const order = Object.keys(fieldsOf(field, value));
  const later = order.slice(order.indexOf(step) + 1);
  const here = entries.findIndex(([key]) => key === step);
  const next = entries.findIndex(([key]) => later.includes(key));
  const place = [here, next].find((index) => index >= 0) ?? entries.length;
  entries.splice(place, here < 0 ? 0 : 1, [step, inner ?? null]);
  return Object.fromEntries(entries.filter(([key]) => key !== step || inner !== undefined));
}

/** A list with an item at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...items.slice(from, from + 1));
}
