import type { Star, StarKey } from '../model/stars';
import type * as starStore from './starStore';

type Store = typeof starStore;

/** Signs that a visitor is using the page: the store loads before a star is pressed. */
const signs = ['pointermove', 'touchstart', 'keydown', 'storage'];

let store: Store | undefined;
const listeners = new Set<() => void>();

/**
 * Loads the store that shows and sets stars; called only for visitors who have stars or use the
 * page.
 */
async function load(): Promise<Store> {
  const loaded = await import('./starStore');
  if (store === undefined) {
    store = loaded;
    loaded.onStars(notify);
    notify();
  }
  return loaded;
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** After a failure, an event of another kind or a press tries again. */
const loadQuietly = () => void load().catch(() => undefined);

/**
 * Calls back when the list may have changed, and when the store has loaded; returns a function that
 * stops it.
 */
export function onStarsOnDemand(listener: () => void): () => void {
  if (listeners.size === 0 && store === undefined) begin();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function begin(): void {
  for (const sign of signs) addEventListener(sign, loadQuietly, { once: true, passive: true });
  if (hasStars()) loadQuietly();
}

function hasStars(): boolean {
  try {
    return localStorage.getItem('my-fair') !== null;
  } catch {
    return false;
  }
}

/** Whether a thing is starred; false until the store has loaded. */
export function isStarred(key: StarKey): boolean {
  return store !== undefined && store.stars().some((star) => star.key === key);
}

/** Adds or removes a star; resolves to false if the store's code cannot be loaded. */
export async function setStarOnDemand(star: Star, isOn: boolean): Promise<boolean> {
  try {
    (store ?? (await load())).setStar(star, isOn);
    return true;
  } catch {
    return false;
  }
}
