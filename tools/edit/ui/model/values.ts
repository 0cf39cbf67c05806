import type { Field, Value, Words } from '../../protocol';
import { both } from '../words';

/** Steps from the file as a whole to a value in it: `['works', 0, 'title', 'en']`. */
export type Path = readonly (string | number)[];
export type Maybe = Value | undefined;

/** Whether an error's field is at or inside a path. */
export const isWithin = (field: string, path: string): boolean =>
  field.startsWith(path) && /^($|[.[])/.test(field.slice(path.length));

export const isFields = (value: Maybe): value is { [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const itemsOf = (value: Maybe): Value[] => (Array.isArray(value) ? value : []);

/** Returns the value at a path; `null`, an empty value in YAML, counts as not written. */
export const valueAt = (value: Maybe, path: Path): Maybe =>
  path.reduce<Maybe>((inner, step) => {
    if (typeof step === 'number') return itemsOf(inner)[step];
    return isFields(inner) && Object.hasOwn(inner, step) ? inner[step] : undefined;
  }, value) ?? undefined;

/** Returns a value with each of its texts changed. */
export function mapTexts(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)] as const);
  return Object.fromEntries(entries);
}

/** Whether nothing is written in a value; `false`, 0 and an item of a list are something. */
export function isEmpty(value: Maybe): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isFields(value) ? Object.values(value).every(isEmpty) : (value ?? '') === '';
}

/** A text field without a schema. */
const textField = (label: Words, required: boolean, lines: 'one' | 'several' = 'one'): Field => ({
  type: 'text',
  lines,
  required,
  label,
});

/** Returns the field for the list of one file in a table. */
const listOf = (item: Field, label: Words): Field => {
  const inBoth = (language: 'ru' | 'en') => `${label[language]}, ${item.label[language]}`;
  const named = { ...item, label: { ru: inBoth('ru'), en: inBoth('en') } };
  return { type: 'list', min: 0, required: true, label, item: named };
};

/** Returns the named fields of a value; last, for removal, keys unknown to its schema. */
export function fieldsOf(field: Field, value?: Maybe): Record<string, Field> {
  let known: Record<string, Field> = {};
  if (field.type === 'fields') known = field.fields;
  if (field.type === 'lists')
    for (const [key, label] of Object.entries(field.names)) known[key] = listOf(field.item, label);
  if (field.type === 'kinds') known = field.kinds[`${valueAt(value, ['kind'])}`]?.fields ?? {};
  if (field.type === 'localized') {
    const half = (language: 'ru' | 'en') => textField(both(language), true, field.lines);
    known = { ru: half('ru'), en: half('en'), ...field.others };
  }
  const strays = Object.keys(isFields(value) ? value : {}).filter(
    (key) => key !== 'kind' && !Object.hasOwn(known, key),
  );
  return {
    ...known,
    ...Object.fromEntries(strays.map((key) => [key, textField({ ru: key, en: key }, false)])),
  };
}

/**
 * Returns the value with `next` at a path. Optional fields that become empty lose their key, up to
 * the nearest required field. A day that dates another field (`dayOf`) becomes `today` when that
 * field gets a state that needs a day. With any other state the day is cleared: a sale does not
 * keep the day of its reservation.
 */
export function setAt(field: Field, value: Maybe, path: Path, next: Maybe, today?: string): Maybe {
  const [step, ...rest] = path;
  let result = next;
  if (typeof step === 'number') {
    const inner = field.type === 'list' ? field.item : field;
    const item = setAt(inner, itemsOf(value)[step], rest, next, today) ?? '';
    result = Object.assign([...itemsOf(value)], { [step]: item });
  } else if (step !== undefined) {
    const fields = fieldsOf(field, { [step]: '', ...(isFields(value) && value) });
    const [inner, before] = [fields[step], valueAt(value, [step])];
    const within = inner && setAt(inner, before, rest, next, today);
    const written = isFields(value) ? value : {};
    const { [step]: _, ...others } = written;
    // An existing key keeps its position.
    result = within === undefined ? others : { ...written, [step]: within };
    const [dayKey, day] = Object.entries(fields).find(([, one]) => one.dayOf?.field === step) ?? [];
    const isTyped = isEmpty(before) && dayKey !== undefined && written[dayKey] !== undefined;
    if (dayKey !== undefined && before !== within && !isTyped) {
      const { [dayKey]: _day, ...undated } = result;
      const isDated = today !== undefined && day?.dayOf?.states.includes(`${within}`);
      result = isDated ? { ...undated, [dayKey]: today } : undated;
    }
  }
  return !field.required && isEmpty(result) ? undefined : result;
}
