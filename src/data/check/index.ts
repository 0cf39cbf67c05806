import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describeProblem, type Problem, type ReportLanguage } from '../../content-model/problem';
import { kindOf, readContentPath, type ContentFile } from '../contentFiles';
import { schemaProblems, writeFieldPath } from './schemaProblems';
import { readYaml, type YamlSource } from './yamlSource';

type ReadFile = { source: YamlSource; contentFile: ContentFile };

const addressName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Checks a content folder whole: form of every YAML file, pictures that are named and not there, stands given twice.
 * Returns all problems at once, in the order of files and lines (design §4).
 */
export function checkContent(root: string): Problem[] {
  const problems: Problem[] = [];
  const records: ReadFile[] = [];
  for (const file of listFiles(root)) {
    if (!/\.ya?ml$/i.test(file)) continue;
    const contentFile = readContentPath(file);
    if (contentFile === undefined) {
      problems.push({ file, line: 1, column: 1, field: '', code: 'strangeFile', values: {} });
      continue;
    }
    const source = readYaml(file, readFileSync(path.join(root, file), 'utf8'));
    problems.push(...source.problems);
    if (source.problems.length > 0) continue;
    problems.push(...schemaProblems(source, kindOf(contentFile.kind).schema));
    problems.push(...missingPictures(root, source));
    if (contentFile.slug !== undefined && !addressName.test(contentFile.slug)) {
      problems.push({ file, line: 1, column: 1, field: '', code: 'folderName', values: { value: contentFile.slug } });
    }
    records.push({ source, contentFile });
  }
  problems.push(...takenStands(records));
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/** The report an editor reads: one line a problem. */
export function reportProblems(problems: readonly Problem[], language: ReportLanguage): string {
  return problems.map((problem) => describeProblem(problem, language)).join('\n');
}

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

function missingPictures(root: string, source: YamlSource): Problem[] {
  const folder = path.join(root, path.dirname(source.file));
  let present: Set<string> | undefined;
  return picturesIn(source.value).flatMap(({ path: field, name }): Problem[] => {
    present ??= new Set(readdirSync(folder));
    if (present.has(name)) return [];
    const where = source.locate(field, 'value');
    return [{ file: source.file, ...where, field: writeFieldPath(field), code: 'pictureMissing', values: { value: name } }];
  });
}

type NamedPicture = { path: (string | number)[]; name: string };

function picturesIn(value: unknown, at: (string | number)[] = []): NamedPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) =>
    key === 'picture' && typeof inner === 'string'
      ? [{ path: [...at, key], name: inner }]
      : picturesIn(inner, [...at, key]),
  );
}

function takenStands(records: readonly ReadFile[]): Problem[] {
  const takenBy = new Map<string, string>();
  return records.flatMap(({ source, contentFile }): Problem[] => {
    const stand = (source.value as { stand?: unknown } | null)?.stand;
    if (contentFile.kind !== 'exhibitor' || typeof stand !== 'string') return [];
    const key = `${contentFile.year} ${stand}`;
    const other = takenBy.get(key);
    if (other === undefined) {
      takenBy.set(key, source.file);
      return [];
    }
    const where = source.locate(['stand'], 'value');
    return [{ file: source.file, ...where, field: 'stand', code: 'standTaken', values: { value: stand, other } }];
  });
}

