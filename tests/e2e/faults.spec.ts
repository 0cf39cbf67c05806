import type { Page } from '@playwright/test';
import { readPage } from '../support/builtHtml';
import { builtPages } from '../support/builtPages';
import { expectedAt } from '../support/expectedPage';
import { expect, hydrated, test } from '../support/fair';
import { visits } from '../support/visits';
import { breakAnswer } from './faults/breakAnswer';
import { faultCase, requestKinds, type FaultCase } from './faults/faultCase';

/** How many of the faults: some in every run, a thousand in the audit (`FAIR_FAULTS`). */
const count = Number(process.env['FAIR_FAULTS'] ?? 150);
/** Cases that once failed, or that none of the few stands for: they are tried in every run. */
const keptSeeds: readonly number[] = [163, 306, 476];
const seeds = new Set([...keptSeeds, ...Array.from({ length: count }, (_, index) => index + 1)]);

/** What the browser says of an answer that is missing or no script, data or font. */
const lostAnswers =
  /^failed: |^status (404|500)|Failed to load resource|^exception: SyntaxError|MIME type|downloaded font|OTS parsing error/;
/** Gatsby says so where it leaves the static page as it is. */
const staysStatic = /page resources for \S+ not found\. Not rendering React/;
const typed = 'Аня';

for (const seed of seeds) {
  const found = faultCase(seed);
  const { path, visit, kind, which, fault } = found;

  test(`fault ${seed}: ${path} on ${visit}, ${kind} ${which === 'all' ? '(all)' : which + 1} ${fault}`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(lostAnswers);
    expectProblem(staysStatic);
    const language = path.startsWith('/en/') ? visits[1] : visits[0];
    const lift =
      visit === 'a first visit' ? await comeFirst(page, found) : await comeInApp(page, found);
    const field = page
      .locator('main :is(input[type=search], input[type=text]):not([tabindex="-1"])')
      .first();
    // A page that is to be left takes along what is typed in it.
    const isTyped = visit === 'a first visit' && (await field.isVisible());
    if (isTyped) await field.fill(typed);
    const isAnswer = isTyped && (await field.evaluate((input) => input.closest('[method=post]')));
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);

    const heading = page.getByRole('heading', { level: 1 });
    const asked = expectedAt(path)?.heading ?? '';
    // What a first visit has been given to read stays.
    const screens = visit === 'a first visit' ? [asked] : [asked, language.unavailable];
    await expect(heading).toBeVisible();
    // An answer that never comes leaves the visitor where they are.
    // Until then the page before may still be there.
    if (fault !== 'never comes' || visit === 'a first visit')
      await expect(async () =>
        expect(screens).toContain(withoutHyphens(await heading.textContent())),
      ).toPass({ timeout: 20_000 });
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60);
    if (isTyped && (await field.count()) > 0) await expect(field).toHaveValue(typed);

    await lift();
    const isReloaded = kind === 'document' && fault === 'is cut short';
    if (isReloaded) await page.reload();
    const next = `${language.prefix}/contacts/`;
    await page.getByRole('contentinfo').locator(`a[href="${next}"]`).first().click();
    await expect(page).toHaveURL(next);
    await expect(heading).toHaveText(expectedAt(next)?.heading ?? '');
    if (!isAnswer || isReloaded || next === path) return;
    await page.goBack();
    await expect(heading).toHaveText(asked);
    await expect(field).toHaveValue(typed);
  });
}

const withoutHyphens = (text: string | null) => (text ?? '').replace(/\u00ad/g, '');

/** Opens the page with the fault; the answer lifts it. */
async function comeFirst(page: Page, found: FaultCase): Promise<() => Promise<void>> {
  const lift = await bringAbout(page, found);
  await page.goto(found.path, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeAttached();
  return lift;
}

/** Opens a page that links to it, and follows the link with the fault; the answer lifts it. */
async function comeInApp(page: Page, found: FaultCase): Promise<() => Promise<void>> {
  const from = pageThatLinksTo(found.path);
  await page.goto(from);
  await hydrated(page);
  const lift = await bringAbout(page, found);
  await page
    .locator(`:is(main, footer) :is(a[href="${found.path}"], a[href^="${found.path}?"])`)
    .first()
    .click();
  return lift;
}

function pageThatLinksTo(path: string): string {
  const from = builtPages().find((other) => {
    const body = readPage(other).replace(/<header[\s\S]*?<\/header>/, '');
    return (
      other !== path &&
      other.startsWith('/en/') === path.startsWith('/en/') &&
      (body.includes(`href="${path}"`) || body.includes(`href="${path}?`))
    );
  });
  if (from === undefined) throw new Error(`No page links to ${path}`);
  return from;
}

/** Lets the chosen requests go wrong; returns what ends that. */
async function bringAbout(
  page: Page,
  { kind, which, fault }: FaultCase,
): Promise<() => Promise<void>> {
  let seen = 0;
  let isOver = false;
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isOfKind = requestKinds[kind]({
      type: request.resourceType(),
      path: new URL(request.url()).pathname,
    });
    const isMeant = isOfKind && (which === 'all' || seen === which);
    if (isOfKind) seen += 1;
    if (isMeant && !isOver) await breakAnswer(route, fault);
    else await route.continue();
  });
  return async () => {
    isOver = true;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
}
