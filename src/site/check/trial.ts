import { acrossProblems, fileProblems } from '.';
import { readContentPath } from '../content/contentFiles';
import { readContentSource, type ContentFolder } from './files/contentFolder';
import type { Problem } from './problems/problem';
import { describeProblem } from './problems/report';

/** The problems that the check would report if some files were written. */
export type Trial = {
  /** Problems of these files by themselves. */
  own: Problem[];
  /** Problems between files, in the whole folder. */
  across: Problem[];
  /** Those of `across` that these files introduce. */
  added: Problem[];
};

const known = new WeakMap<ContentFolder, Problem[]>();

/** Returns the problems between the files of a folder, computed once per folder. */
export function acrossOf(folder: ContentFolder): readonly Problem[] {
  const problems = known.get(folder) ?? acrossProblems(folder);
  known.set(folder, problems);
  return problems;
}

/** Checks a folder as if it contained these texts; writes nothing. */
export function tryFiles(
  folder: ContentFolder,
  drafts: readonly { file: string; text: string }[],
): Trial {
  const sources = drafts.flatMap(({ file, text }) => {
    const place = readContentPath(file);
    return place === undefined ? [] : [readContentSource(file, Buffer.from(text), place)];
  });
  const names = new Set(drafts.map(({ file }) => file));
  const across = acrossProblems({
    files: [...new Set([...folder.files, ...names])],
    sources: [...folder.sources.filter(({ file }) => !names.has(file)), ...sources],
  });
  const before = new Set(acrossOf(folder).map(inWords));
  const added = across.filter((problem) => !before.has(inWords(problem)));
  return { own: sources.flatMap(fileProblems), across, added };
}

const inWords = (problem: Problem) => describeProblem(problem, 'en');
