import { test } from '../support/fair';
import type { FaultCase } from '../support/faults/faultCase';
import { lostAnswers, tryFault } from '../support/faults/tryFault';

const cases: Omit<FaultCase, 'path'>[] = [
  { visit: 'a first visit', kind: 'script', which: 'all', fault: 'is lost' },
  { visit: 'a first visit', kind: 'page data', which: 'all', fault: 'is a page of the Wi-Fi' },
  { visit: 'a visit in the app', kind: 'page data', which: 'all', fault: 'is 404' },
  { visit: 'a visit in the app', kind: 'script', which: 'all', fault: 'is 500' },
];

test(
  'whatever answer goes wrong, the page stays readable, what is typed stays, and the next click works',
  { tag: '@rare' },
  async ({ context, expectProblem, visit: { prefix } }) => {
    expectProblem(lostAnswers);
    for (const found of cases) {
      const { visit, kind, fault } = found;
      await test.step(`${visit}: ${kind} ${fault}`, async () => {
        const page = await context.newPage();
        await tryFault(page, { ...found, path: `${prefix}/exhibitors/2025/` });
        await page.close();
      });
    }
  },
);
