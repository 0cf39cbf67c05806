import { readStars, withoutStar, withStar, writeStars, type Star } from '../model/stars';

type List = readonly Star[];

const storageKey = 'my-fair';
/** What may bring another tab's list: a page out of the browser's memory has missed its events. */
const outside = ['storage', 'pageshow'];

/** What is stored, and the list that it holds; where the browser keeps nothing, all there is. */
let text = '';
let list: List = [];
let isKept = true;

const listeners = new Set<() => void>();

/** The present list; the same one until it changes. Where there is no window, it is empty. */
export function stars(): List {
  const now = stored();
  if (now !== text) {
    text = now;
    list = readStars(now);
  }
  return list;
}

/** Stars or unstars; otherwise like `changeStars`. */
export function setStar(star: Star, isOn: boolean): void {
  changeStars((now) => (isOn ? withStar(now, star) : withoutStar(now, star.key)));
}

/** Makes a change to what is stored now, so that no star of another tab is lost. Never throws. */
export function changeStars(change: (list: List) => List): void {
  list = change(stars());
  text = writeStars(list);
  try {
    window.localStorage.setItem(storageKey, text);
    // Some blockers swallow what is written.
    isKept = window.localStorage.getItem(storageKey) === text;
  } catch {
    isKept = false;
  }
  tell();
}

/** False where the browser keeps nothing of the list: it lives until the tab closes. */
export function areStarsKept(): boolean {
  return isKept;
}

/** Calls back when the list may be another; returns a function that stops it. */
export function onStars(listener: () => void): () => void {
  for (const event of outside) window.addEventListener(event, tell);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function stored(): string {
  try {
    // Where nothing is stored any more, the screen is right.
    return isKept ? (window.localStorage.getItem(storageKey) ?? text) : text;
  } catch {
    return text;
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}
