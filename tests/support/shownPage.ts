import { expect, type Page } from '@playwright/test';
import { decodeEntities, onOneLine, readPage } from './builtHtml';
import { hydrated } from './fair';
import { siteFolder } from './siteFolder';

const folder = 'public';
const soft = expect.configure({ soft: true });

/** Opens a page of content's site: it exists, the app runs, and it shows what was built. */
export async function openPage(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  soft(response?.status(), path).toBe(200);
  await hydrated(page);
  await expectShown(page, path);
}

/** Follows the language link of a Russian path's page, whichever language is shown. */
export async function switchLanguage(page: Page, path: string): Promise<void> {
  const other = new URL(page.url()).pathname === path ? `/en${path}` : path;
  await page.locator('header a[data-locale]').click();
  await expect(page).toHaveURL(other);
  await expectShown(page, other);
}

async function expectShown(page: Page, path: string): Promise<void> {
  const asked = { page: expectedAt(path, folder), isPlaceAsked: false };
  await soft.poll(() => page.evaluate(whyWrong, asked), path).toBe('');
  await soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
}

/** The page described by the built HTML of a path. */
type Expected = { lang: string; title: string; heading: string };

const known = new Map<string, Expected | undefined>();

/** Returns the page built for a path; undefined if there is none. */
export function expectedAt(path: string, folder = siteFolder): Expected | undefined {
  const key = folder + path;
  if (!known.has(key)) known.set(key, readExpected(decodeURIComponent(path), folder));
  return known.get(key);
}

function readExpected(path: string, folder: string): Expected | undefined {
  try {
    const html = readPage(path, folder);
    const first = (pattern: RegExp) => textOf(pattern.exec(html)?.[1] ?? '');
    return {
      lang: first(/<html[^>]* lang="([^"]*)"/),
      title: first(/<title[^>]*>([^<]*)/),
      heading: first(/<h1[^>]*>([\s\S]*?)<\/h1>/),
    };
  } catch {
    return undefined;
  }
}

const textOf = (html: string) => onOneLine(decodeEntities(html.replace(/<[^>]*>/g, '')));

/** What must be true of a page after a step. */
type Asked = {
  page: Expected | undefined;
  /** Whether the step followed a link; then the open menu must not cover the page. */
  isPlaceAsked: boolean;
};

/**
 * Returns why the page is not the one of its address, whole and reachable; empty if it is. Runs in
 * the page.
 */
export function whyWrong({ page, isPlaceAsked }: Asked): string {
  const text = (value: string | null | undefined) =>
    (value ?? '')
      .replace(/\u00ad/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const heading = document.querySelector('h1');
  if (heading === null) return 'the page is blank';
  if (page !== undefined) {
    const { lang } = document.documentElement;
    if (lang !== page.lang) return `lang is ${lang} instead of ${page.lang}`;
    if (text(document.title) !== page.title) return `title is "${document.title}"`;
    if (text(heading.textContent) !== page.heading) return `h1 is "${text(heading.textContent)}"`;
  }
  const wide = document.documentElement.scrollWidth - window.innerWidth;
  if (wide > 0) return `the page is ${wide} px too wide`;
  const modal = document.querySelector('dialog:modal');
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (modal !== null) {
    // The lightbox has no id: its hash names a slide, such as `#photo-gallery/3`.
    const isAsked = modal.id === '' ? /\/\d+$/.test(location.hash) : modal.contains(named);
    if (!isAsked)
      return `a dialog lies over the page, and the address does not ask for it: ${modal.id}`;
  }
  const { activeElement: focused } = document;
  if (focused !== null && focused !== document.body) {
    if (!focused.checkVisibility({ visibilityProperty: true }))
      return `the focus is on what can't be seen: ${focused.outerHTML.slice(0, 120)}`;
    if (modal !== null && !modal.contains(focused))
      return `the focus is behind the dialog: ${focused.outerHTML.slice(0, 120)}`;
  }
  if (!isPlaceAsked) return '';
  const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const isOverPage = middle !== null && middle.closest('#menu_open') !== null;
  return isOverPage ? `the menu lies over the page: ${middle.outerHTML.slice(0, 120)}` : '';
}

/** Scrolls through a page in a dozen leaps at most, to load what appears in view. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    const leap = Math.max(window.innerHeight, scrollHeight / 12);
    for (let top = leap; top < scrollHeight + leap; top += leap) {
      window.scrollTo({ top: top < scrollHeight ? top : 0, behavior: 'instant' });
      // A browser on a busy machine may stop drawing: a frame is waited for, but not for ever.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1000);
      });
    }
  });
}

/** Returns links and buttons of the first screen in whose middle something else is pressed. */
export async function coveredTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kinds = 'a, button:enabled, summary, label';
    return (
      [...document.querySelectorAll(kinds)]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        // The skip link is cut away until it has the focus.
        .filter((target) => getComputedStyle(target).clipPath === 'none')
        .flatMap((target) => {
          const [first] = target.getClientRects();
          if (first === undefined) return [];
          const [x, y] = [first.x + first.width / 2, first.y + first.height / 2];
          const pressed = document.elementFromPoint(x, y)?.closest(kinds);
          const isOther = pressed != null && pressed !== target && !target.contains(pressed);
          const words = (element: Element) => element.textContent?.trim().slice(0, 30);
          return isOther ? [`${words(target)}: ${words(pressed)}`] : [];
        })
    );
  });
}

/** Returns by how many px a page is wider than the window, also at a text size such as `200%`. */
export async function overflowAt(page: Page, textSize = '100%'): Promise<number> {
  return page.evaluate((fontSize) => {
    const { style } = document.documentElement;
    style.fontSize = fontSize;
    const overflow = document.documentElement.scrollWidth - window.innerWidth;
    style.fontSize = '';
    return overflow;
  }, textSize);
}

/**
 * Returns what does not fit at a text size such as `200%`: by how many px the page is wider than
 * the window, and words of its title and numbers anywhere that are broken over two lines; at 100 %
 * also other words of up to 11 letters, unless the style sheet hyphenates them.
 */
export async function strainsAt(page: Page, textSize: string): Promise<string[]> {
  return page.evaluate((fontSize) => {
    const { style } = document.documentElement;
    style.fontSize = fontSize;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    const broken = wider > 0 ? [`${wider} px wider than the window`] : [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      // Chromium for tests has no dictionaries, so it cannot hyphenate.
      const isWhole =
        fontSize === '100%' &&
        getComputedStyle(element).hyphens !== 'auto' &&
        !element.closest('.visually-hidden');
      const words = element.closest('h1')
        ? /[\p{L}\p{N}]+/gu
        : isWhole
          ? /(?<![\p{L}\p{N}/._@-])\p{L}{2,11}(?![\p{L}\p{N}])/gu
          : /\p{N}+/gu;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(words)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(`${word} in ${element.outerHTML.slice(0, 120)}`);
      }
    }
    style.fontSize = '';
    return broken;
  }, textSize);
}
