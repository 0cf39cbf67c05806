import { promptsNote, promptsTitle, reportTitle, type ReportLanguage } from '../content-model/problem';
import { reportProblems, type ContentReport } from './check';
import { isDeploy } from './isDeploy';

/** What a build says of the content: words it stops with, or words it only tells; nothing where all is well. */
export type Verdict = { stops: boolean; words: string } | undefined;

/** Bad content stops every build (design §4); prompts that still stand are told, and stop the one visitors would see. */
export function verdictOn({ problems, notes }: ContentReport, env: Record<string, string | undefined>, language: ReportLanguage): Verdict {
  if (problems.length > 0) return { stops: true, words: `${reportTitle(problems.length, language)}\n\n${reportProblems(problems, language)}\n` };
  if (notes.length === 0) return undefined;
  const stops = isDeploy(env);
  const title = stops ? promptsTitle : promptsNote;
  return { stops, words: `${title(notes.length, language)}\n\n${reportProblems(notes, language)}\n` };
}
