import { test } from '../support/fair';
import { faultCase, type FaultCase } from './faults/faultCase';
import { lostAnswers, tryFault } from './faults/tryFault';

/** Takes some five minutes with two workers. */
const count = 150;
/** Seeds of cases that once failed, or that no other case covers. */
const pastSeeds = [476];
const seeds = new Set([...pastSeeds, ...Array.from({ length: count }, (_, index) => index + 1)]);

/** Whole kinds of requests that fail for good, which chance may leave out. */
const path = '/en/exhibitors/2025/';
const certain: FaultCase[] = [
  { path, visit: 'a first visit', kind: 'script', which: 'all', fault: 'is lost' },
  {
    path,
    visit: 'a first visit',
    kind: 'page data',
    which: 'all',
    fault: 'is a page of the Wi-Fi',
  },
  { path, visit: 'a visit in the app', kind: 'page data', which: 'all', fault: 'is 404' },
  { path, visit: 'a visit in the app', kind: 'script', which: 'all', fault: 'is 500' },
];

for (const [name, found] of [
  ...certain.map((one, index) => [`certain ${index + 1}`, one] as const),
  ...[...seeds].map((seed) => [seed, faultCase(seed)] as const),
]) {
  const { path: at, visit, kind, which, fault } = found;

  test(`fault ${name}: ${at} on ${visit}, ${kind} ${which === 'all' ? '(all)' : which + 1} ${fault}`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(lostAnswers);
    await tryFault(page, found);
  });
}
