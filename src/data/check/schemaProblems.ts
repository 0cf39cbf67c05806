import { ValidationError, type AnySchema, type SchemaObjectDescription } from 'yup';
import { isProblemCode, type Problem, type ProblemCode } from '../../content-model/problem';
import { nearestWord } from '../../lib/nearest';
import type { YamlSource } from './yamlSource';

/** Every way in which a file's value breaks its schema, each at its own line and column. */
export function schemaProblems(source: YamlSource, schema: AnySchema): Problem[] {
  try {
    schema.validateSync(source.value ?? {}, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.length > 0 ? error.inner : [error];
    return onePerField(errors.flatMap((inner) => toProblems(source, schema, inner)));
  }
}

function toProblems(source: YamlSource, schema: AnySchema, error: ValidationError): Problem[] {
  const path = readFieldPath(error.path ?? '');
  if (error.type === 'noUnknown') return unknownKeys(source, schema, error, path);
  const code = codeOf(error, path);
  return [
    {
      file: source.file,
      ...source.locate(path, 'value'),
      field: writeFieldPath(path),
      code,
      values: valuesOf(error),
    },
  ];
}

function unknownKeys(
  source: YamlSource,
  schema: AnySchema,
  error: ValidationError,
  path: (string | number)[],
): Problem[] {
  const unknown = String(error.params?.['unknown'] ?? '').split(', ');
  const known = knownKeys(schema, source.value, path);
  return unknown.map((key) => ({
    file: source.file,
    ...source.locate([...path, key], 'key'),
    field: writeFieldPath([...path, key]),
    code: 'unknownKey',
    values: { nearest: nearestWord(key, known) ?? '' },
  }));
}

function codeOf(error: ValidationError, path: readonly (string | number)[]): ProblemCode {
  // `matches` carries our code as its message; yup's own tests carry their type.
  const message = error.message;
  if (isProblemCode(message) && message !== 'required') return message;
  const value: unknown = error.params?.['value'];
  if (message === 'required' || isAbsent(error, value)) return path.at(-1) === 'en' ? 'missingEnglish' : 'required';
  if (error.type === 'typeError') return 'wrongType';
  if (error.type === 'oneOf') return 'oneOf';
  if (error.type === 'min' && Array.isArray(value)) return 'tooFew';
  if (error.type === 'min' || error.type === 'max' || error.type === 'integer') return 'outOfRange';
  return 'unread';
}

function isAbsent(error: ValidationError, value: unknown): boolean {
  const tests = ['optionality', 'nullable', 'required', 'defined'];
  return tests.includes(error.type ?? '') || value === undefined || value === null;
}

function valuesOf(error: ValidationError): Record<string, string> {
  const { value, type, values, min, max } = error.params ?? {};
  return {
    value: show(value),
    given: show(value),
    expected: String(type ?? ''),
    choices: String(values ?? ''),
    bounds: min !== undefined ? `≥ ${String(min)}` : max !== undefined ? `≤ ${String(max)}` : '1, 2, 3 …',
  };
}

function show(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function knownKeys(schema: AnySchema, value: unknown, path: readonly (string | number)[]): string[] {
  try {
    const described = path.length === 0 ? schema.describe({ value }) : reachSchema(schema, value, path);
    return Object.keys((described as SchemaObjectDescription).fields ?? {});
  } catch {
    return [];
  }
}

function reachSchema(schema: AnySchema, value: unknown, path: readonly (string | number)[]): unknown {
  let described: unknown = schema.describe({ value });
  for (const step of path) {
    const { fields, innerType } = described as { fields?: Record<string, unknown>; innerType?: unknown };
    described = typeof step === 'number' ? innerType : fields?.[step];
  }
  return described;
}

/** `works[0].title.en` → `['works', 0, 'title', 'en']`. */
export function readFieldPath(path: string): (string | number)[] {
  const steps: (string | number)[] = [];
  for (const match of path.matchAll(/\["?([^"\]]+)"?\]|([^.[\]]+)/g)) {
    const index = match[1];
    steps.push(index !== undefined && /^\d+$/.test(index) ? Number(index) : (index ?? match[2] ?? ''));
  }
  return steps;
}

/** `['works', 0, 'title', 'en']` → `works[0].title.en`. */
export function writeFieldPath(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (written, step) => (typeof step === 'number' ? `${written}[${step}]` : written === '' ? step : `${written}.${step}`),
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
