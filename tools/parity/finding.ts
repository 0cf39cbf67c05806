import type { Problem } from '../../src/build/check/problems/problem';
import type { YamlSource } from '../../src/build/check/yamlSource';
import type { Version } from './lineage';

/** What can be wrong between the two languages. */
export type Gap =
  | { kind: 'missing' }
  | { kind: 'untranslated' }
  | { kind: 'stale'; since: Version }
  | { kind: 'missingRussian' };

/** A gap where it can be mended, or a file that can't be read at all. */
export type Finding = { file: string; line: number; column: number } & (
  (Gap & { field: string }) | { kind: 'unreadable'; problem: Problem }
);

/**
 * English that is not there, or is the Russian left as it was; nothing about English that is a
 * translation.
 */
export function missingEnglish({ ru, en }: { ru: string; en: string }): Gap | undefined {
  if (en === '') return { kind: 'missing' };
  return en === ru && /\p{Script=Cyrillic}/u.test(en) ? { kind: 'untranslated' } : undefined;
}

/** The faults that keep a file from being read, in the words of the content check. */
export function unreadable({ problems }: YamlSource): Finding[] {
  return problems.map((problem) => {
    const { file, line, column } = problem;
    return { kind: 'unreadable', file, line, column, problem };
  });
}
