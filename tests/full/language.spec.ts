import { samplePages } from '../support/builtPages';
import { test } from '../support/fair';
import { expectSwitched } from '../support/languageSwitch';

test('the language switch keeps page, query and hash on pages of every kind', async ({
  page,
  visit,
}) => {
  test.setTimeout(300_000);
  for (const path of samplePages.filter((sample) => !sample.startsWith('/en/')))
    await expectSwitched(page, visit, path);
});
