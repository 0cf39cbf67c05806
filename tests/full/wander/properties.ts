import type { Expected } from '../../support/expectedPage';

/** What must be true of a page after a step. */
export type Asked = {
  page: Expected | undefined;
  /** Whether the step asked for an anchor, which nothing may cover then. */
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
