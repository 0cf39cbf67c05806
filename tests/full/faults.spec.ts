import { test } from '../support/fair';
import { faultCase } from '../support/faults/faultCase';
import { lostAnswers, tryFault } from '../support/faults/tryFault';

/** Takes some five minutes with two workers. */
const count = 150;
/** Cases that once failed, or that no other case covers. */
const pastSeeds: readonly number[] = [476];
const seeds = new Set([...pastSeeds, ...Array.from({ length: count }, (_, index) => index + 1)]);

for (const seed of seeds) {
  const found = faultCase(seed);
  const { path, visit, kind, which, fault } = found;

  test(`fault ${seed}: ${path} on ${visit}, ${kind} ${which === 'all' ? '(all)' : which + 1} ${fault}`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(lostAnswers);
    await tryFault(page, found);
  });
}
