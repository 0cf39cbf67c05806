import { readStars, withoutStar, withStar, writeStars, type Star } from '../model/stars';
import { useSyncExternalStore } from 'react';

type List = readonly Star[];

const storageKey = 'my-fair';
/**
 * Events after which another tab may have changed the stored list. A page restored by Back or
 * Forward gets only `pageshow`: it has missed the events of `storage`.
 */
const outside = ['storage', 'pageshow'];

/** The stored text and the parsed list; if the browser stores nothing, the only copy. */
let text = '';
let list: List = [];
let isStored = true;

const listeners = new Set<() => void>();

/** Returns the current list, the same object until it changes; empty when there is no window. */
export function stars(): List {
  const now = stored();
  if (now !== text) {
    text = now;
    list = readStars(now);
  }
  return list;
}

/** Adds or removes a star; otherwise like `changeStars`. */
export function setStar(star: Star, isOn: boolean): void {
  changeStars((now) => (isOn ? withStar(now, star) : withoutStar(now, star.key)));
}

/** Changes the list as stored now, so that another tab's stars are not lost. Never throws. */
export function changeStars(change: (list: List) => List): void {
  list = change(stars());
  text = writeStars(list);
  try {
    window.localStorage.setItem(storageKey, text);
    // Some blockers silently discard writes.
    isStored = window.localStorage.getItem(storageKey) === text;
  } catch {
    isStored = false;
  }
  notify();
}

/** Whether the browser stores the list; if not, it lasts until the tab closes. */
export function areStarsStored(): boolean {
  return isStored;
}

/** Calls back when the list may have changed; returns a function that stops it. */
export function onStars(listener: () => void): () => void {
  for (const event of outside) window.addEventListener(event, notify);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function stored(): string {
  try {
    // If nothing can be stored any more, the list in memory is the current one.
    return isStored ? (window.localStorage.getItem(storageKey) ?? text) : text;
  } catch {
    return text;
  }
}

function notify(): void {
  for (const listener of listeners) listener();
}

const none: readonly Star[] = [];
const nothingStarred = () => none;

/** The visitor's stars; empty in static HTML and in the first render, which must match it. */
export function useStars(): readonly Star[] {
  return useSyncExternalStore(onStars, stars, nothingStarred);
}
