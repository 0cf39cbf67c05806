// Not in request.ts: a browser test imports layOut, and Playwright would find no named exports in
// what request.ts imports.
import type { ReportLanguage } from '../../src/site/check/problems/problem';

/** Why no sheet was printed: one plain sentence in either language. */
export class Refusal extends Error {
  constructor(readonly words: Record<ReportLanguage, string>) {
    super(words.en);
  }
}
