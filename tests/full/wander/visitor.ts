import { expect, type ElementHandle, type Page } from '@playwright/test';
import type { Random } from '../../support/random';

/** What a step did, for later checks. */
export type Step = {
  /** For people: `click "Tickets" (/tickets/)`. */
  told: string;
  /** Path and hash of the link that was pressed. */
  target?: { path: string; hash: string };
};

type Visitor = { page: Page; random: Random; hasTouch: boolean };
type Action = (visitor: Visitor) => Promise<Step>;

const keys = ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'Home', 'End'];
const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageDown', 'PageUp'];
const widths = [320, 390, 768, 1024, 1280, 1440];
const typed = ['о', 'C07', 'yolka', '12', 'a@b.example', '+7 495 000-00-00', '   ', '<b>', '🏛'];

const gone: Step = { told: 'what was to be pressed has gone' };

/** Everything a visitor does; repetition is frequency. */
export const actions: readonly Action[] = [
  ...Array.from({ length: 8 }, () => press),
  pressKeys,
  pressKeys,
  fillIn,
  fillIn,
  scroll,
  scroll,
  resize,
  openMenu,
  openMenu,
  leaveDialog,
  leaveDialog,
  switchLanguage,
  goBack,
  goBack,
  goForward,
  reload,
];

async function press({ page, random, hasTouch }: Visitor): Promise<Step> {
  for (let tries = 0; tries < 12; tries++) {
    const control = await pick(
      page,
      random,
      'a[href], button, summary, [role=button], input, select',
    );
    if (control === undefined) continue;
    const step = await control.evaluate(describePress);
    if (step !== undefined && (await control.evaluate(isWithinReach)))
      return (await pressOn(control, hasTouch)) ? asPressed(page, step) : gone;
  }
  return { told: 'finds nothing to press' };
}

async function openMenu({ page, hasTouch }: Visitor): Promise<Step> {
  return pressFirst(page, 'header a[href="#menu_open"]', 'the menu', hasTouch);
}

/** Opens a dialog unless one is open, and leaves it by Back, as on a phone. */
async function leaveDialog({ page, hasTouch }: Visitor): Promise<Step> {
  const modal = page.locator('dialog:modal');
  if ((await modal.count()) === 0) {
    const opener = await page.evaluate(dialogOpener);
    if (opener === null) return { told: 'finds no dialog' };
    const step = await pressFirst(page, opener, 'the dialog', hasTouch);
    // Without scripts it is an ordinary part of the page.
    await modal.waitFor({ timeout: 1000 }).catch(() => undefined);
    if ((await modal.count()) === 0) return step;
  }
  await page.goBack({ waitUntil: 'domcontentloaded' });
  return { told: 'leaves the dialog by Back' };
}

async function switchLanguage({ page, hasTouch }: Visitor): Promise<Step> {
  return pressFirst(page, 'header a[data-locale]', 'the other language', hasTouch);
}

async function pressFirst(
  page: Page,
  selector: string,
  told: string,
  hasTouch: boolean,
): Promise<Step> {
  const control = await page.$(selector);
  if (control === null || !(await control.evaluate(isWithinReach)))
    return { told: `does not reach ${told}` };
  const step = await control.evaluate(describePress);
  if (!(await pressOn(control, hasTouch))) return gone;
  return asPressed(page, step ?? { told: `presses ${told}` });
}

/**
 * The step with the link's target when it was pressed: after Back or a filter, the app updates
 * links a moment late.
 */
async function asPressed(page: Page, step: Step): Promise<Step> {
  if (step.target === undefined) return step;
  const href = await page
    .evaluate((key) => sessionStorage.getItem(key), pressedKey)
    .catch(() => null);
  if (href === null) return step;
  const { pathname, hash, search } = new URL(href);
  const target = { path: pathname, hash: search === '' ? decodeURIComponent(hash) : '' };
  // Waits, since the target would move away under an early press.
  if (target.hash !== '') await comeToRest(page);
  return { ...step, target };
}

/** Session storage key of the link pressed last. */
const pressedKey = 'pressed-address';

/** Stores the address of a link when it is pressed. Runs in the page. */
function keepPressed(element: Element, key: string): void {
  sessionStorage.removeItem(key);
  const link = element.closest('a');
  const keep = () => sessionStorage.setItem(key, link?.href ?? '');
  link?.addEventListener('click', keep, { capture: true, once: true });
}

/**
 * Whether the control was still there: a page that arrives late replaces the one before, and
 * filters remove controls. A covered control is still there.
 */
async function pressOn(control: ElementHandle<Element>, hasTouch: boolean): Promise<boolean> {
  const options = { timeout: 15_000 };
  try {
    await control.evaluate(keepPressed, pressedKey);
    await (hasTouch ? control.tap(options) : control.click(options));
    return true;
  } catch (error) {
    if (/not attached/.test(String(error)) || !(await control.isVisible())) return false;
    throw error;
  }
}

async function pressKeys({ page, random }: Visitor): Promise<Step> {
  const chosen = Array.from({ length: 1 + random.below(6) }, () =>
    random.pick([...keys, ...arrows]),
  );
  for (const key of chosen) {
    // Enter on a link to another site, or on a download, would end the walk.
    const isLeaving = await page.evaluate(leavesTheSite).catch(() => true);
    if (!(isLeaving && (key === 'Enter' || key === 'Space'))) await page.keyboard.press(key);
  }
  await comeToRest(page);
  return { told: `presses ${chosen.join(' ')}` };
}

async function fillIn({ page, random }: Visitor): Promise<Step> {
  const field = await pick(page, random, 'input:not([type=checkbox], [type=radio]), textarea');
  if (field === undefined || !(await field.evaluate(isWithinReach)))
    return { told: 'finds nothing to fill in' };
  const text = random.pick(typed);
  if (!(await field.evaluate(takeFocus))) return gone;
  await page.keyboard.insertText(text);
  return { told: `types "${text}"` };
}

async function scroll({ page, random }: Visitor): Promise<Step> {
  const by = random.pick([-2000, -300, 200, 700, 3000]);
  await page.mouse.wheel(0, by);
  await comeToRest(page);
  return { told: `scrolls by ${by} px` };
}

/** Waits until smooth scrolling ends; visitors look before the next step. */
async function comeToRest(page: Page): Promise<void> {
  let before: number | undefined;
  const isStill = async () => {
    const place = await page.evaluate(() => window.scrollY).catch(() => -1);
    const isSame = place === before;
    before = place;
    return isSame;
  };
  await expect.poll(isStill, { intervals: [60] }).toBe(true);
}

async function resize({ page, random }: Visitor): Promise<Step> {
  const size = { width: random.pick(widths), height: random.pick([500, 780, 900]) };
  await page.setViewportSize(size);
  return { told: `makes the window ${size.width} × ${size.height}` };
}

async function goBack({ page }: Visitor): Promise<Step> {
  await page.goBack({ waitUntil: 'domcontentloaded' });
  return { told: 'goes back' };
}

async function goForward({ page }: Visitor): Promise<Step> {
  await page.goForward({ waitUntil: 'domcontentloaded' });
  return { told: 'goes forward' };
}

async function reload({ page }: Visitor): Promise<Step> {
  await page.reload();
  // The browser restores the scroll position; a press before that would miss.
  await comeToRest(page);
  return { told: 'reloads' };
}

/** Picks a visible element, in the open dialog if there is one. */
async function pick(
  page: Page,
  random: Random,
  selector: string,
): Promise<ElementHandle<Element> | undefined> {
  const handle = await page.evaluateHandle(
    ([wanted, place]) => {
      const root = document.querySelector('dialog:modal') ?? document;
      const all = [...root.querySelectorAll(wanted)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      return all[Math.floor(place * all.length)];
    },
    [selector, random.next()] as const,
  );
  return handle.asElement() ?? undefined;
}

/** What pressing an element means; undefined if it would leave the site. Runs in the page. */
function describePress(element: Element): Step | undefined {
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '')
    .trim()
    .slice(0, 40);
  const link = element.closest('a');
  if (link === null) {
    return element.matches('[type=file]') ? undefined : { told: `presses "${name}"` };
  }
  const isFile = link.hasAttribute('download') || /\.[a-z\d]+$/i.test(link.pathname);
  if (link.origin !== location.origin || link.target !== '' || isFile) return undefined;
  // The first press on the plan only chooses the stand.
  const isOnPlan = link.closest('#plan') !== null;
  const told = `follows "${name}" (${link.getAttribute('href')})`;
  // Slides that show a section of the page are links to it without scripts.
  const isSlide = link.ariaHasPopup === 'dialog';
  if (isOnPlan || isSlide || link.role === 'button' || link.hash.startsWith('#menu_'))
    return { told };
  // With scripts a filter changes only the query; its hash is for visits without them.
  const hash = link.search === '' ? decodeURIComponent(link.hash) : '';
  return { told, target: { path: link.pathname, hash } };
}

/** The selector of a visible link that opens a dialog, or null. Runs in the page. */
function dialogOpener(): string | null {
  const openers = [...document.querySelectorAll('dialog[id]')].map(({ id }) => `a[href="#${id}"]`);
  return openers.find((opener) => document.querySelector(opener)?.checkVisibility()) ?? null;
}

/** Whether its middle, scrolled into view, is inside the window and uncovered. Runs in the page. */
function isWithinReach(element: Element): boolean {
  if (element.matches(':disabled, [aria-disabled=true], [tabindex="-1"]')) return false;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const [box] = element.getClientRects();
  if (box === undefined || box.width < 2 || box.height < 2) return false;
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return top !== null && (element.contains(top) || top.closest('label')?.control === element);
}

/** Whether Enter on the focused element leaves the site or downloads a file. Runs in the page. */
function leavesTheSite(): boolean {
  const link = document.activeElement?.closest('a');
  if (!link) return document.activeElement?.matches('[type=file]') ?? false;
  return (
    link.origin !== location.origin ||
    link.target !== '' ||
    link.hasAttribute('download') ||
    /\.[a-z\d]+$/i.test(link.pathname)
  );
}

/** Focuses an element if it still exists. Runs in the page. */
function takeFocus(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus();
  return document.activeElement === element;
}
