import type { Reporter } from 'gatsby';
import { contentRoot } from '../content/contentRoot';
import { reportOn, reportProblems, type ContentReport } from './index';
import { reportLanguage, reportTitle } from './problems/report';
import type { Problem, ReportLanguage } from './problems/problem';
import { isDeploy } from '../content/isDeploy';

/**
 * The report of a build about its content, and whether it stops the build; undefined if there is
 * nothing to report.
 */
type Verdict = { stops: boolean; words: string } | undefined;

/**
 * Decides how a build reacts to its content. Bad content always stops it (design §4). Unfilled
 * prompts are only mentioned, except in a deploy, where visitors would see them: there they stop
 * it. Past items are not mentioned, because content becomes past without being edited.
 */
export function verdictOn(
  { problems, notes }: ContentReport,
  env: Record<string, string | undefined>,
  language: ReportLanguage,
): Verdict {
  const verdict = (
    title: Parameters<typeof reportTitle>[0],
    listed: Problem[],
    stops: boolean,
  ) => ({
    stops,
    words: `${reportTitle(title, listed, language)}\n\n${reportProblems(listed, language)}\n`,
  });
  if (problems.length > 0) return verdict('stopped', problems, true);
  if (notes.length === 0) return undefined;
  return isDeploy(env)
    ? verdict('stoppedByPrompts', notes, true)
    : verdict('prompts', notes, false);
}

/**
 * Stops build and develop on bad content with the whole report, before anything is made from it
 * (design §4). Mentions unfilled prompts, or stops a deploy because of them.
 */
export async function stopOnBadContent(reporter: Reporter): Promise<void> {
  const report = await reportOn(contentRoot());
  const verdict = verdictOn(report, process.env, reportLanguage(process.env));
  if (verdict?.stops === true) reporter.panic(verdict.words);
  else if (verdict !== undefined) reporter.info(verdict.words);
}
