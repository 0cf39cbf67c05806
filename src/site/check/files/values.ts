import { isKeyed } from '../../../lib/isKeyed';
import type { Problem, ProblemCode } from '../problems/problem';
import type { FieldPath, YamlSource } from './yamlSource';

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
