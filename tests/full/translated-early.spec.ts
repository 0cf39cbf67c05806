import { readFileSync } from 'node:fs';
import { fileOf } from '../support/builtHtml';
import { pagesByTemplate } from '../support/builtPages';
import { expect, test } from '../support/fair';
import { siteFolder } from '../support/siteFolder';
import { translateAt } from '../support/translate';
import { typeTranslated } from '../support/typeTranslated';

const field = /<main.*<(textarea|input [^>]*type="(text|search|email)")/s;
const paths = [
  ...new Set([
    ...pagesByTemplate(siteFolder).filter((path) =>
      field.test(readFileSync(fileOf(path, siteFolder), 'utf8')),
    ),
    '/contacts/',
  ]),
];

for (const moment of ['DOMContentLoaded', 0, 350, 1500, 'hydrated'] as const) {
  const name = typeof moment === 'number' ? `${moment} ms after load` : `at ${moment}`;
  test(`nothing entered is lost on a page of any template that is translated ${name}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const tools = await page.context().newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    if (moment !== 'hydrated') await translateAt(page, moment);
    for (const path of paths) {
      const { entered, expected } = await typeTranslated(page, path, moment === 'hydrated');
      expect.soft(entered, path).toEqual(expected);
    }
  });
}
