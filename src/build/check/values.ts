import { clockTimePattern, endTimePattern } from '../../content-model/localized';
import { isCalendarDay } from '../../lib/calendarDay';
import { isKeyed } from '../../lib/isKeyed';
import type { Problem, ProblemCode } from './problems/problem';
import { writeFieldPath } from './schemaProblems';
import type { YamlSource } from './yamlSource';

/** The keys and indexes that lead from a file's root to a value. */
export type FieldPath = readonly (string | number)[];

/** A field of any value, or `undefined`; wrong shapes are the schema's to report. */
export function fieldOf(value: unknown, key: string | number): unknown {
  return isKeyed(value) ? value[key] : undefined;
}

/** A field if it is text. */
export function textOf(value: unknown, key: string | number): string | undefined {
  const field = fieldOf(value, key);
  return typeof field === 'string' ? field : undefined;
}

/** A field if it is a number. */
export function numberOf(value: unknown, key: string | number): number | undefined {
  const field = fieldOf(value, key);
  return typeof field === 'number' ? field : undefined;
}

/** A field if it is a day of the calendar, as an ISO date. */
export function dayOf(value: unknown, key: string): string | undefined {
  const day = textOf(value, key);
  return day !== undefined && isCalendarDay(day) ? day : undefined;
}

/** A field if it is a time of the day, such as `09:30`. */
export function timeOf(value: unknown, key: string): string | undefined {
  const time = textOf(value, key);
  return time !== undefined && clockTimePattern.test(time) ? time : undefined;
}

/** A field if it is a time at which something ends, such as `09:30` or `24:00`. */
export function endTimeOf(value: unknown, key: string): string | undefined {
  const time = textOf(value, key);
  return time !== undefined && endTimePattern.test(time) ? time : undefined;
}

/** A list's items with their indexes; empty if the value is not a list. */
export function itemsOf(value: unknown): [number, unknown][] {
  return Array.isArray(value) ? [...value.entries()] : [];
}

/** Visits every text inside a value with its path. The path array is reused: copy it to keep it. */
export function eachText(
  value: unknown,
  visit: (text: string, path: FieldPath) => void,
  path: (string | number)[] = [],
): void {
  if (typeof value === 'string') return visit(value, path);
  if (!isKeyed(value)) return;
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    path.push(key);
    eachText(value[key], visit, path);
    path.pop();
  }
}

/**
 * Names of a list's items; `undefined` if the list or a name in it is faulty, so that a report does
 * not suggest them.
 */
export function namesIn(value: unknown, list: string, key: string): string[] | undefined {
  const items = fieldOf(value, list);
  if (!Array.isArray(items)) return undefined;
  const names = items.map((item) => textOf(item, key));
  return names.every((name) => name !== undefined) ? [...new Set(names)] : undefined;
}

/** A problem at a field's value, or at its name. */
export function problemAt(
  source: YamlSource,
  path: FieldPath,
  code: ProblemCode,
  values: Record<string, string> = {},
  part?: 'key',
): Problem {
  return {
    file: source.file,
    ...source.locate(path, part),
    field: writeFieldPath(path),
    code,
    values,
  };
}
