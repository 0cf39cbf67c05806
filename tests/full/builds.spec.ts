import { addField, followMenu, test, typedField, watchLoads } from '../support/deploys';
import { expect, heading, hydrated } from '../support/fair';
import { visits } from '../support/visits';

test('two builds swapped under an open page 20 times: at most one load a step, nothing typed lost, no error', async ({
  page,
  site,
  deploys,
  visit,
  expectProblem,
}) => {
  test.setTimeout(300_000);
  // The browser logs missing scripts and data of the other build; visitors must not notice.
  expectProblem(/404|ERR_ABORTED|MIME type|ChunkLoadError/);
  const loads = watchLoads(page);
  const counts: number[] = [];
  await page.goto(`${site.origin}${visit.prefix}/`);
  for (let step = 0; step < 20; step += 1) {
    await hydrated(page);
    // Everything must have loaded before the next deploy.
    await loads.settle();
    await addField(page, `typed ${step}`);
    loads.count = 0;
    deploys.deploy(step % 2 === 0 ? 'new' : 'old');
    await expect(typedField(page)).toHaveValue(`typed ${step}`);
    expect(loads.count, 'a deploy by itself loads nothing').toBe(0);
    const before = page.url();
    const { press, contacts, tickets } = step < 10 ? visit : visits[visit.prefix ? 'ru' : 'en'];
    // Halfway through, the visitor switches the language, which is an ordinary navigation.
    if (step === 10)
      await page.getByRole('banner').getByRole('link', { name: visit.otherLanguage }).click();
    else await followMenu(page, [press, contacts, tickets][step % 3] ?? '');
    await expect(page).not.toHaveURL(before);
    await expect(heading(page)).toBeVisible();
    await expect(heading(page)).not.toHaveText(/not (available|found)|недоступна|не найдена/);
    counts.push(loads.count);
  }
  expect(Math.max(...counts)).toBe(1);
  const met = counts.filter((count) => count > 0).length;
  expect(met, 'steps that met the other build').toBeGreaterThan(5);
});
