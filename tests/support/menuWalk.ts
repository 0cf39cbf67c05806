import { expect, hydrated } from './fair';
import type { Locator, Page } from '@playwright/test';

/** How a visitor presses things. */
export type Way = 'mouse' | 'touch' | 'keyboard';

type Words = { menu: string; sections: string };
type Walk = Words & { from: string; way: Way; hasScripts: boolean };

/**
 * Opens a page, and from it, one after another, every link of its menu: each time the chosen place
 * must be in sight, the menu closed, and the focus where reading goes on. Answers how many links it
 * has followed.
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
    // Links within the page are followed from where the last one led, as a visitor would; from
    // elsewhere one comes back.
    if (new URL(page.url()).pathname !== from) await open(page, from, hasScripts);
    // Twice, where the page stays the same: the menu opens and closes with the hash already in the
    // address.
    const times = href.split('#')[0] === from ? 2 : 1;
    for (let time = 0; time < times; time++) {
      await chooseInMenu(page, words, href, way);
      await expectChosen(page, { ...words, hasScripts }, href, `${from} → ${href} by ${way}`);
    }
  }
  return hrefs.length;
}

/** Opens the menu and presses its link. */
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

/**
 * The address, the closed menu, the place in sight below the header, and the next Tab going on from
 * there.
 */
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
  // The second time the place is in sight already: the app is done when it has the focus. Browsers
  // by themselves only remember where Tab goes on.
  if (hasScripts) await expect.poll(() => page.evaluate(holdsFocus, hash), what).toBe(true);
  // In a dialog the focus is held by the browser; elsewhere Tab tells where it is.
  const goesOn = async () => {
    await page.keyboard.press('Tab');
    return page.evaluate(whyTabIsElsewhere, hash);
  };
  expect(await goesOn(), what).toBe('');
}

/** Empty when the place is in sight and nothing lies over it; runs in the page. */
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
  if (above === null || !(place.contains(above) || above.contains(place)))
    return `${above?.outerHTML.slice(0, 80)} lies over it`;
  return '';
}

/** Whether the focus is on the place or in it; runs in the page. */
function holdsFocus(hash: string): boolean {
  return document.getElementById(hash)?.contains(document.activeElement) ?? false;
}

/**
 * Empty when the focus is inside the place, or on the first thing after it where it has none; runs
 * in the page.
 */
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
