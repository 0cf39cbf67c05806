import { expect, hydrated } from './fair';
import type { Locator, Page } from '@playwright/test';

export type Way = 'mouse' | 'touch' | 'keyboard';

type Words = { menu: string; sections: string };
type Walk = Words & { from: string; way: Way; hasScripts: boolean };

/**
 * Opens a page and follows every link of its menu in turn: each time the target must be visible,
 * the menu closed, and the focus at the target. Returns the number of links followed.
 */
export async function walkMenu(
  page: Page,
  { from, way, hasScripts, ...words }: Walk,
  filter: (href: string) => boolean = () => true,
): Promise<number> {
  await open(page, from, hasScripts);
  const links = page
    .getByRole('navigation', { name: words.sections, includeHidden: true })
    .getByRole('link', { includeHidden: true });
  const hrefs = (
    await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  ).filter(filter);
  for (const href of hrefs) {
    // Links within the page are followed from wherever the last one led, as a visitor would; from
    // another page, the walk returns first.
    if (new URL(page.url()).pathname !== from) await open(page, from, hasScripts);
    // Twice on the same page: the menu opens and closes with the hash already in the address.
    const times = href.split('#')[0] === from ? 2 : 1;
    for (let time = 0; time < times; time++) {
      await chooseInMenu(page, words, href, way);
      await expectChosen(page, { ...words, hasScripts }, href, `${from} → ${href} by ${way}`);
    }
  }
  return hrefs.length;
}

export async function chooseInMenu(
  page: Page,
  { menu, sections }: Words,
  href: string,
  way: Way,
): Promise<void> {
  const dialogIsOpen = await page.evaluate(() => document.querySelector('dialog:modal') !== null);
  if (dialogIsOpen) await page.keyboard.press('Escape');
  const button = page.getByRole('banner').getByText(menu, { exact: true });
  const link = page.getByRole('navigation', { name: sections }).locator(`a[href="${href}"]`);
  await press(page, button, way);
  await expect(link).toBeVisible();
  await press(page, link, way);
}

async function press(page: Page, target: Locator, way: Way): Promise<void> {
  if (way === 'mouse') return target.click();
  if (way === 'touch') return target.tap();
  await target.focus();
  await page.keyboard.press('Enter');
}

/** Checks address, closed menu, visible target, and that the next Tab continues from there. */
export async function expectChosen(
  page: Page,
  { sections, hasScripts }: Words & { hasScripts: boolean },
  href: string,
  what: string,
): Promise<void> {
  await expect(page, what).toHaveURL(href);
  await expect(page.getByRole('navigation', { name: sections }), what).toBeHidden();
  const hash = href.split('#')[1];
  await expect.poll(() => page.evaluate(whyUnseen, hash), what).toBe('');
  if (hash === undefined) return;
  // The second time the target is already visible, so wait until the app has focused it. Without
  // the app, browsers only remember where Tab continues.
  if (hasScripts) await expect.poll(() => page.evaluate(holdsFocus, hash), what).toBe(true);
  // In a dialog, the browser traps the focus; elsewhere, Tab reveals its position.
  const goesOn = async () => {
    await page.keyboard.press('Tab');
    return page.evaluate(whyTabIsElsewhere, hash);
  };
  expect(await goesOn(), what).toBe('');
}

/** Returns why a target is not visible, or is covered; empty if it is fine. Runs in the page. */
export function whyUnseen(hash: string | undefined): string {
  if (hash === undefined) return window.scrollY === 0 ? '' : `the page stands at ${window.scrollY}`;
  const place = document.getElementById(hash);
  if (place === null) return 'there is no such place';
  const box = place.getBoundingClientRect();
  const isInDialog = place.closest('dialog:modal') !== null;
  const bar = isInDialog
    ? 0
    : (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
  if (box.height === 0) return 'it is not shown';
  if (box.top < bar - 1) return `it begins at ${box.top}, behind the header`;
  if (box.top > window.innerHeight - 16) return `it begins at ${box.top}, below the window`;
  const above = document.elementFromPoint(box.left + box.width / 2, box.top + 8);
  // On the plan, stands are drawn over their row.
  const whole = place instanceof SVGElement ? place.ownerSVGElement : place;
  if (above === null || !(whole?.contains(above) || above.contains(place)))
    return `${above?.outerHTML.slice(0, 80)} lies over it`;
  return '';
}

/** Whether the focus is on or inside the target; runs in the page. */
function holdsFocus(hash: string): boolean {
  return document.getElementById(hash)?.contains(document.activeElement) ?? false;
}

/** Returns why Tab is not at the target or just after it; empty if it is. Runs in the page. */
function whyTabIsElsewhere(hash: string): string {
  const place = document.getElementById(hash);
  const focused = document.activeElement;
  if (place === null || focused === null) return 'nothing';
  if (place.contains(focused)) return '';
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]',
    ),
  ];
  const shown = all.filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const next = shown.find(
    (element) => (place.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return next === focused ? '' : `the focus is on ${focused.outerHTML.slice(0, 80)}`;
}

async function open(page: Page, path: string, hasScripts: boolean): Promise<void> {
  await page.goto(path);
  if (hasScripts) await hydrated(page);
}
