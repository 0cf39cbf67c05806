import { acrossProblems, fileProblems } from '.';
import { readContentPath } from '../content/contentFiles';
import { readContentSource, type ContentFolder } from './files/contentFolder';
import type { Problem } from './problems/problem';
import { describeProblem } from './problems/report';

/** What the check would say if files were written. */
export type Trial = {
  /** Of these files by themselves. */
  own: Problem[];
  /** Between files, in the whole folder. */
  across: Problem[];
  /** Of these, those that are not there without the files. */
  added: Problem[];
};

const known = new WeakMap<ContentFolder, Problem[]>();

/** What is wrong between the files of a folder, worked out once for each. */
export function acrossOf(folder: ContentFolder): readonly Problem[] {
  const problems = known.get(folder) ?? acrossProblems(folder);
  known.set(folder, problems);
  return problems;
}

/** Checks a folder as if it held these texts; nothing is written. */
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
