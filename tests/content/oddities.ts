import { type Problem, describeProblem } from '../../src/site/check/problems/problem';

/** Reports that no editor should get, and positions that do not exist. */
export function oddities(problems: readonly Problem[], file: string, text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).length;
  return problems.flatMap((problem) => {
    const report = (['ru', 'en'] as const)
      .map((language) => describeProblem(problem, language))
      .join('\n');
    const isOdd = /undefined|\[object|\bError\b|\n.*\n/.test(report);
    const isNowhere =
      problem.line < 1 || problem.column < 1 || (problem.file === file && problem.line > lines);
    return isOdd || isNowhere ? [`${report}\n${JSON.stringify(text.slice(0, 5000))}`] : [];
  });
}
