import { type AnySchema, ValidationError } from 'yup';
import { isKeyed } from '../../../lib/isKeyed';
import { nearestWord } from '../../../lib/nearWord';
import { type Problem, type ProblemCode, isProblemCode, onceEach } from '../problems/problem';
import type { FieldPath, YamlSource } from './yaml';

export type { FieldPath };

export function fieldOf(value: unknown, key: string | number): unknown {
  return isKeyed(value) ? value[key] : undefined;
}

export function textsIn(value: unknown, path: FieldPath = []): { text: string; path: FieldPath }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (!isKeyed(value)) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => textsIn(value[key], [...path, key]));
}

/** Parses `works[0].title.en` into `['works', 0, 'title', 'en']`. */
export function readFieldPath(path: string): (string | number)[] {
  return [...path.matchAll(/\["?([^"\]]+)"?\]|([^.[\]]+)/g)].map(([, index, key = '']) =>
    index === undefined ? key : /^\d+$/.test(index) ? Number(index) : index,
  );
}

/** Formats `['works', 0, 'title', 'en']` as `works[0].title.en`. */
export function writeFieldPath(path: FieldPath): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

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

export function problemInText(
  source: YamlSource,
  path: FieldPath,
  words: string,
  code: ProblemCode,
  values: Record<string, string>,
): Problem {
  return { ...problemAt(source, path, code, values), ...source.locateText(path, words) };
}

/** The part of yup's schemas that the check walks. */
type Resolvable = { resolve: (options: { value: unknown; parent?: unknown }) => AnySchema };
type Container = AnySchema & { fields?: Record<string, Resolvable>; innerType?: Resolvable };

/** Returns the schema and the value at a path; for a section, the schema of its kind. */
export function schemaAt(
  root: AnySchema,
  value: unknown,
  path: FieldPath,
): { schema: AnySchema | undefined; value: unknown } {
  let schema: Container | undefined = (root as Resolvable).resolve({ value }) as Container;
  let current = value;
  for (const step of path) {
    const parent = current;
    current = fieldOf(parent, step);
    schema = innerOf(schema, step)?.resolve({ value: current, parent }) as Container | undefined;
  }
  return { schema, value: current };
}

/** Returns the names of a schema's fields; empty for texts, numbers and lists. */
export function keysOf(schema: AnySchema | undefined): string[] {
  return Object.keys((schema as Container | undefined)?.fields ?? {});
}

/** Copies a value without unknown keys, and with `undefined` at refused paths. */
export function withoutRefused(
  root: AnySchema,
  written: unknown,
  refused: ReadonlySet<string>,
): unknown {
  const copy = (schema: Resolvable | undefined, value: unknown, path: FieldPath): unknown => {
    if (refused.has(writeFieldPath(path))) return undefined;
    if (!isKeyed(value)) return value;
    const known = schema?.resolve({ value });
    const inside = (key: string | number) => copy(innerOf(known, key), value[key], [...path, key]);
    if (Array.isArray(value)) return value.map((_, index) => inside(index));
    const keys = keysOf(known).filter((key) => Object.hasOwn(value, key));
    return Object.fromEntries(keys.map((key) => [key, inside(key)]));
  };
  return copy(root as Resolvable, written, []);
}

function innerOf(schema: Container | undefined, step: string | number): Resolvable | undefined {
  return typeof step === 'number' ? schema?.innerType : schema?.fields?.[step];
}

/** The result of validating a file: its problems, and a value with only the valid parts. */
export type SchemaReading = { problems: Problem[]; accepted: unknown };

type Fault = {
  error: ValidationError;
  path: FieldPath;
  expected: AnySchema | undefined;
  value: unknown;
};

export function readBySchema(source: YamlSource, schema: AnySchema): SchemaReading {
  const { value } = source;
  if ((value === undefined || value === null) && schema.type !== 'array')
    return { problems: [problemAt(source, [], 'emptyFile')], accepted: undefined };
  const faults = faultsOf(value, schema);
  if (faults.length === 0) return { problems: [], accepted: value ?? [] };
  const problems = faults.flatMap((fault) => problemsOf(source, fault));
  const refused = faults.filter(isRefused).map(({ path }) => writeFieldPath(path));
  return {
    problems: withoutMisspelt(onceEach(problems, ({ field }) => field)),
    accepted: withoutRefused(schema, value, new Set(refused)),
  };
}

function faultsOf(written: unknown, schema: AnySchema): Fault[] {
  try {
    // An empty file is a valid empty list.
    schema.validateSync(written ?? [], {
      abortEarly: false,
      strict: true,
      disableStackTrace: true,
    });
    return [];
  } catch (failure) {
    if (!(failure instanceof ValidationError)) throw failure;
    const errors = failure.inner.length > 0 ? failure.inner : [failure];
    return errors.map((error) => {
      const path = readFieldPath(error.path ?? '');
      const { schema: expected, value } = schemaAt(schema, written, path);
      return { error, path, expected, value };
    });
  }
}

/** Whether an error invalidates the whole value, unlike too few items or an unknown key. */
function isRefused({ error, expected, value }: Fault): boolean {
  return !isKeyed(value) || error.type === 'typeError' || expected?.type === 'mixed';
}

function problemsOf(source: YamlSource, fault: Fault): Problem[] {
  if (fault.error.type === 'noUnknown') return unknownKeys(source, fault);
  return [problemAt(source, fault.path, codeOf(fault), valuesOf(fault, source.typed(fault.path)))];
}

function unknownKeys(source: YamlSource, { path, expected, value }: Fault): Problem[] {
  const known = keysOf(expected);
  const written = Object.keys(value ?? {});
  const free = known.filter((key) => !written.includes(key));
  return written
    .filter((key) => !known.includes(key))
    .map((key) => {
      const values = { nearest: nearestWord(key, free) };
      return problemAt(source, [...path, key], 'unknownKey', values, 'key');
    });
}

function codeOf({ error, path, expected, value }: Fault): ProblemCode {
  const { message, type, params } = error;
  // `matches` passes our code as its message; yup's own tests are identified by their type.
  if (isProblemCode(message) && message !== 'required') return message;
  if (message === 'required' || value === undefined || value === null || value === '')
    return absent(path, expected, value);
  if (type === 'typeError') return typeCode(String(params?.['type']), expected);
  if (type === 'oneOf') return 'oneOf';
  if (type === 'min' && Array.isArray(value)) return 'tooFew';
  if (type === 'min' || type === 'max' || type === 'integer') return 'outOfRange';
  return 'unread';
}

function absent(path: FieldPath, schema: AnySchema | undefined, value: unknown): ProblemCode {
  if (value === null && schema?.spec.optional === true && typeof path.at(-1) === 'string')
    return 'noValue';
  if (path.at(-1) === 'en') return 'missingEnglish';
  return path.at(-1) === 'ru' ? 'missingRussian' : 'required';
}

function typeCode(type: string, schema: AnySchema | undefined): ProblemCode {
  if (type === 'string') return 'notText';
  if (type === 'number') return 'notNumber';
  if (type === 'boolean') return 'notBoolean';
  if (type === 'array') return 'notList';
  // A localized name can also have a sort key.
  return /^ru,en(,sortAs)?$/.test(keysOf(schema).join()) ? 'notLocalized' : 'notFields';
}

function valuesOf({ error, value }: Fault, typed: string | undefined): Record<string, string> {
  const { params = {}, type } = error;
  const { values, min, more, max } = params;
  // Quotes the value in the report: without quotes, a number written as text would look like a
  // number.
  const quoted =
    type === 'typeError' && typeof value === 'string' && /^([\d.]+|true|false)$/.test(value);
  return {
    value: quoted ? `"${value}"` : shorten(typed ?? JSON.stringify(value) ?? ''),
    ...(isKeyed(value) &&
      !(value instanceof Date) && { given: Array.isArray(value) ? 'list' : 'fields' }),
    ...(values !== undefined && { choices: String(values).replace(/,\s*/g, ', ') }),
    ...(typeof value === 'string' &&
      max !== undefined && { count: String(value.length), max: String(max) }),
    ...(Array.isArray(value) && { count: String(value.length), min: String(min) }),
    bounds: boundsOf({ min, more, max }),
  };
}

function boundsOf({ min, more, max }: { min?: unknown; more?: unknown; max?: unknown }): string {
  if (min !== undefined) return `≥ ${String(min)}`;
  if (more !== undefined) return `> ${String(more)}`;
  return max !== undefined ? `≤ ${String(max)}` : '1, 2, 3 …';
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** Drops missing fields that are only misspelt: they are reported at the misspelling. */
function withoutMisspelt(problems: Problem[]): Problem[] {
  const expectedForms = new Set(
    problems
      .filter(({ code, values }) => code === 'unknownKey' && values['nearest'] !== '')
      .map(({ field, values }) => field.replace(/[^.\]]*$/, '') + values['nearest']),
  );
  return problems.filter(
    ({ field, code }) => !(missing.includes(code) && expectedForms.has(field)),
  );
}

const missing: ProblemCode[] = ['required', 'missingEnglish', 'missingRussian', 'asOfMissing'];
