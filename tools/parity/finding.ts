import type { Problem } from '../../src/site/check/problems/problem';
import type { YamlSource } from '../../src/site/check/files/yaml';
import type { Version } from './history';

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
