import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFieldPath } from '../../src/site/check/files/schemaProblems';
import { readYaml } from '../../src/site/check/files/yaml';
import { missingEnglish, unreadable, type Finding, type Gap } from './finding';
import type { NoHistory } from './git';
import { readHistory, type History, nextState, type FileState, type TextState } from './history';
import { localizedTexts } from './localizedTexts';

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
