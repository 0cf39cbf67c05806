import { ValidationError, type AnySchema } from 'yup';
import { isKeyed } from '../../lib/isKeyed';
import { nearestWord } from '../../lib/nearest';
import { isProblemCode, type Problem, type ProblemCode } from './problems/problem';
import { keysOf, schemaAt } from './schemaAt';
import type { YamlSource } from './yamlSource';

type Path = readonly (string | number)[];

/** Every way in which a file's value breaks its schema, each at its own line and column. */
export function schemaProblems(source: YamlSource, schema: AnySchema): Problem[] {
  const isEmpty = source.value === undefined || source.value === null;
  if (isEmpty && schema.type !== 'array') return [problemOf(source, [], 'emptyFile', {})];
  try {
    schema.validateSync(isEmpty ? [] : source.value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.length > 0 ? error.inner : [error];
    return withoutMisspelt(
      onePerField(errors.flatMap((inner) => toProblems(source, schema, inner))),
    );
  }
}

function toProblems(source: YamlSource, schema: AnySchema, error: ValidationError): Problem[] {
  const path = readFieldPath(error.path ?? '');
  const { schema: expected, value } = schemaAt(schema, source.value, path);
  if (error.type === 'noUnknown') return unknownKeys(source, expected, value, path);
  return [
    problemOf(
      source,
      path,
      codeOf(error, path, expected, value),
      valuesOf(error, value, source.typed(path)),
    ),
  ];
}

function problemOf(
  source: YamlSource,
  path: Path,
  code: ProblemCode,
  values: Record<string, string>,
): Problem {
  return {
    file: source.file,
    ...source.locate(path, code === 'unknownKey' ? 'key' : undefined),
    field: writeFieldPath(path),
    code,
    values,
  };
}

function unknownKeys(
  source: YamlSource,
  schema: AnySchema | undefined,
  value: unknown,
  path: Path,
): Problem[] {
  const known = keysOf(schema);
  const written = Object.keys(value ?? {});
  const free = known.filter((key) => !written.includes(key));
  return written
    .filter((key) => !known.includes(key))
    .map((key) =>
      problemOf(source, [...path, key], 'unknownKey', { nearest: nearestWord(key, free) }),
    );
}

function codeOf(
  { message, type, params }: ValidationError,
  path: Path,
  schema: AnySchema | undefined,
  value: unknown,
): ProblemCode {
  // `matches` carries our code as its message; yup's own tests are known by their type.
  if (isProblemCode(message) && message !== 'required') return message;
  if (message === 'required' || value === undefined || value === null || value === '')
    return absent(path, schema, value);
  if (type === 'typeError') return typeCode(String(params?.['type']), schema);
  if (type === 'oneOf') return 'oneOf';
  if (type === 'min' && Array.isArray(value)) return 'tooFew';
  if (type === 'min' || type === 'max' || type === 'integer') return 'outOfRange';
  return 'unread';
}

function absent(path: Path, schema: AnySchema | undefined, value: unknown): ProblemCode {
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
  // A name may tell what it is ordered by.
  return /^ru,en(,sortAs)?$/.test(keysOf(schema).join()) ? 'notLocalized' : 'notFields';
}

function valuesOf(
  { params, type }: ValidationError,
  value: unknown,
  typed: string | undefined,
): Record<string, string> {
  const { values, min, more, max } = params ?? {};
  // A quoted number looks the same as a number without quotes.
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

/**
 * A field that is missing only because its name is misspelt is reported once, at the misspelling.
 */
function withoutMisspelt(problems: Problem[]): Problem[] {
  const meant = new Set(
    problems
      .filter(({ code, values }) => code === 'unknownKey' && values['nearest'] !== '')
      .map(({ field, values }) => field.replace(/[^.\]]*$/, '') + values['nearest']),
  );
  return problems.filter(({ field, code }) => !(code in missing && meant.has(field)));
}

const missing: Partial<Record<ProblemCode, true>> = {
  required: true,
  missingEnglish: true,
  missingRussian: true,
  asOfMissing: true,
};

/** `works[0].title.en` → `['works', 0, 'title', 'en']`. */
export function readFieldPath(path: string): (string | number)[] {
  const steps: (string | number)[] = [];
  for (const match of path.matchAll(/\["?([^"\]]+)"?\]|([^.[\]]+)/g)) {
    const index = match[1];
    steps.push(
      index !== undefined && /^\d+$/.test(index) ? Number(index) : (index ?? match[2] ?? ''),
    );
  }
  return steps;
}

/** `['works', 0, 'title', 'en']` → `works[0].title.en`. */
export function writeFieldPath(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (written, step) =>
      typeof step === 'number'
        ? `${written}[${step}]`
        : written === ''
          ? step
          : `${written}.${step}`,
    '',
  );
}

function onePerField(problems: Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ field }) => {
    if (seen.has(field)) return false;
    seen.add(field);
    return true;
  });
}
