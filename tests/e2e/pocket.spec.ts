import { pathToFileURL } from 'node:url';
import { fileOf } from '../support/builtHtml';
import { complaints } from '../support/complaints';
import { expect, test } from '../support/fair';
import { overflowAt } from '../support/shownPage';

test('the pocket fair is saved under the name of the fair; opened without a network in either language it asks for nothing, leads from stands to the plan and back, fits a narrow window, pleases axe, and is printed on few sheets', async ({
  openPage,
  page,
  browser,
  visit: { fair, language },
}, testInfo) => {
  await openPage('/for_visitors/');
  const link = page.getByRole('main').getByRole('link', { name: /^(одним файлом|in one file)$/ });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe(`${fair} 2026.html`);
  const saved = testInfo.outputPath('fair.html');
  await download.saveAs(saved);
  const other = fileOf(`/pocket/${language === 'ru' ? 'en' : 'ru'}/fair.html`);

  // Not the context that is watched: addresses of files are none of its site.
  const context = await browser.newContext({
    offline: true,
    viewport: { width: 320, height: 640 },
  });
  const pocket = await context.newPage();
  const heard: string[] = [];
  pocket.on('console', (message) => heard.push(message.text()));
  pocket.on('request', (request) => heard.push(request.url()));
  for (const file of [saved, other]) {
    const address = pathToFileURL(file).href;
    await pocket.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await pocket.goto(address);
    await expect(pocket.getByRole('heading', { level: 1, name: /2026$/ })).toBeVisible();
    await expect(pocket.getByRole('banner')).toContainText(/20\d\d/);
    await pocket.getByRole('link', { name: 'A06', exact: true }).click();
    const onPlan = pocket.getByRole('link', { name: /^A06, (Кобальт|Kobalt)/ });
    await expect(onPlan).toBeInViewport();
    await onPlan.click();
    await expect(
      pocket.getByRole('heading', { level: 4, name: /^(Кобальт|Kobalt)/ }),
    ).toBeInViewport();
    expect.soft(await overflowAt(pocket, '100%'), file).toBeLessThanOrEqual(0);
    expect.soft(await overflowAt(pocket, '200%'), `${file}, double text`).toBeLessThanOrEqual(0);
    // The other language has the same markup.
    if (file === saved) {
      expect.soft(await complaints(pocket), file).toEqual([]);
      await pocket.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await complaints(pocket, ['color-contrast', 'link-in-text-block'])).toEqual([]);
      await pocket.emulateMedia({ media: 'print', colorScheme: 'light' });
      const pdf = (await pocket.pdf({ preferCSSPageSize: true })).toString('latin1');
      // Hours, programme, stands and the plan, which lies; the machine's typeface decides how many.
      const sheets = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
      expect.soft(sheets, `sheets of ${file}`).toBeGreaterThanOrEqual(4);
      expect.soft(sheets, `sheets of ${file}`).toBeLessThanOrEqual(10);
      expect.soft(pdf.match(/\/MediaBox\s*\[0 0 84\d[.\d]* 59\d/g), 'the plan').toHaveLength(1);
    }
    expect(heard.splice(0).filter((one) => !one.startsWith(address))).toEqual([]);
  }
  await context.close();
});
