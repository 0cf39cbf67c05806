import type { Fault, Words } from './protocol';

/** Why something was not done, in plain words; `faults` where the check found them. */
export class Refusal extends Error {
  constructor(
    readonly words: Words,
    readonly status = 422,
    readonly faults?: Fault[],
  ) {
    super(words.en);
  }
}
