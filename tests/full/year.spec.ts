import { expect, hydrated, setClock, test } from '../support/fair';
import { timedPages, untruths, yearOfFair } from '../support/yearOfFair';

for (const prefix of ['', '/en'])
  test(`through a year no page under "${prefix}/" contradicts another: nothing past is offered, nothing open is refused`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const found: string[] = [];
    for (const [at, phase, isOpen] of yearOfFair) {
      await setClock(page, `${at}+03:00`);
      for (const path of timedPages) {
        await page.goto(prefix + path);
        await hydrated(page);
        found.push(...(await untruths(page, { at, phase, isOpen, path })));
      }
    }
    expect(found).toEqual([]);
  });
