import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFieldPath } from '../../src/site/check/files/schemaProblems';
import { readYaml, type YamlSource } from '../../src/site/check/files/yaml';
import type { Problem } from '../../src/site/check/problems/problem';
import {
  readHistory,
  nextState,
  type FileState,
  type History,
  type NoHistory,
  type TextState,
  type Version,
} from './history';
import { localizedTexts } from './localizedTexts';

/** What can be wrong between the two languages. */
export type Gap =
  | { kind: 'missing' }
  | { kind: 'untranslated' }
  | { kind: 'stale'; since: Version }
  | { kind: 'missingRussian' };

/** A gap at the position where it can be fixed, or a file that cannot be read at all. */
export type Finding = { file: string; line: number; column: number } & (
  | (Gap & { field: string })
  | { kind: 'unreadable'; problem: Problem }
);

/** The gaps in a folder's English; `noHistory`: why stale English was not detected. */
type ContentParity = { findings: Finding[]; noHistory?: NoHistory };

/** Finds texts whose English is missing, is a copy of the Russian, or is older than the Russian. */
export function contentParity(folder: string): ContentParity {
  const history = readHistory(folder);
  if (typeof history === 'string')
    return { findings: folderParity(folder, new Map()), noHistory: history };
  return { findings: folderParity(folder, history) };
}

function folderParity(folder: string, history: History): Finding[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[^.].*\.ya?ml$/i.test(entry.name))
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort()
    .flatMap((file) => fileParity(folder, file, history.get(file)));
}

function fileParity(folder: string, file: string, committed: FileState | undefined): Finding[] {
  const source = readYaml(file, readFileSync(path.join(folder, file)));
  if (source.problems.length > 0) return unreadable(source);
  const state = nextState(
    committed === undefined ? [] : [committed],
    localizedTexts(source.value),
    'workingTree',
  );
  return [...state.values()].flatMap((text): Finding[] => {
    const gap = gapOf(text);
    if (gap === undefined) return [];
    const field = [...text.path, 'en'];
    return [{ ...gap, file, ...source.locate(field), field: writeFieldPath(field) }];
  });
}

function gapOf(text: TextState): Gap | undefined {
  const missing = missingEnglish(text);
  if (missing !== undefined || text.staleSince === undefined) return missing;
  return { kind: 'stale', since: text.staleSince };
}

/** Returns whether English is missing or a copy of the Russian; undefined if it is translated. */
export function missingEnglish({ ru, en }: { ru: string; en: string }): Gap | undefined {
  if (en === '') return { kind: 'missing' };
  return en === ru && /\p{Script=Cyrillic}/u.test(en) ? { kind: 'untranslated' } : undefined;
}

/** Returns the errors that prevent reading a file, in the words of the content check. */
export function unreadable({ problems }: YamlSource): Finding[] {
  return problems.map((problem) => {
    const { file, line, column } = problem;
    return { kind: 'unreadable', file, line, column, problem };
  });
}
