import type { Reporter } from 'gatsby';
import { contentRoot } from '../../content-model/contentRoot';
import { reportOn, reportProblems, type ContentReport } from '../check';
import { promptsNote, promptsTitle, reportLanguage, reportTitle } from '../check/problems/report';
import type { ReportLanguage } from '../check/problems/sentence';
import { isDeploy } from './isDeploy';

/**
 * What a build says of the content: words it stops with, or words it only tells; nothing where all
 * is well.
 */
export type Verdict = { stops: boolean; words: string } | undefined;

/**
 * Bad content stops every build (design §4); prompts that still stand are told, and stop the one
 * visitors would see.
 */
export function verdictOn(
  { problems, notes }: ContentReport,
  env: Record<string, string | undefined>,
  language: ReportLanguage,
): Verdict {
  if (problems.length > 0)
    return {
      stops: true,
      words: `${reportTitle(problems.length, language)}\n\n${reportProblems(problems, language)}\n`,
    };
  if (notes.length === 0) return undefined;
  const stops = isDeploy(env);
  const title = stops ? promptsTitle : promptsNote;
  return {
    stops,
    words: `${title(notes.length, language)}\n\n${reportProblems(notes, language)}\n`,
  };
}

/**
 * Stops build and develop on bad content with the whole report, before anything is made of it
 * (design §4). Prompts that still stand are told, and stop a deploy.
 */
export async function stopOnBadContent(reporter: Reporter): Promise<void> {
  const report = await reportOn(contentRoot());
  const verdict = verdictOn(report, process.env, reportLanguage(process.env));
  if (verdict?.stops === true) reporter.panic(verdict.words);
  else if (verdict !== undefined) reporter.info(verdict.words);
}
