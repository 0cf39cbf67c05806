// Not in sentences.ts: a browser test imports sheets/layOut, and Playwright cannot load JSON there.
import type { Words } from './edit/protocol';

/** Why something was not done, in plain words; for the editor also an HTTP status and more data. */
export class Refusal extends Error {
  constructor(
    readonly words: Words,
    readonly status = 422,
    readonly more: object = {},
  ) {
    super(words.en);
  }
}
