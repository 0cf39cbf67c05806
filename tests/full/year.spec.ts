import { expect, setClock, test } from '../support/fair';
import { watchShifts } from '../support/shifts';
import { timedPages, untruths, yearOfFair } from '../support/yearOfFair';

for (const prefix of ['', '/en'])
  test(`through a year no page under "${prefix}/" contradicts another: nothing past is offered, nothing open is refused, and nothing moves in the last hours`, async ({
    openPage,
    page,
  }) => {
    test.setTimeout(600_000);
    const shifts = await watchShifts(page);
    const found: string[] = [];
    for (const [at, phase, isOpen] of yearOfFair) {
      await setClock(page, `${at}+03:00`);
      for (const path of timedPages) {
        await openPage(path);
        found.push(...(await untruths(page, { at, phase, isOpen, path })));
        if (at === '2026-04-05T17:00') expect.soft(await shifts(), path).toEqual([]);
      }
    }
    expect(found).toEqual([]);
  });
