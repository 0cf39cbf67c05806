import type { Star, StarKey } from '../model/stars';
import type * as starStore from './stars';

type Store = typeof starStore;

/** What tells that a visitor is at work on the page: the store comes before a star is pressed. */
const signs = ['pointermove', 'touchstart', 'keydown', 'storage'];

let store: Store | undefined;
const listeners = new Set<() => void>();

/**
 * The store of stars for what only shows and sets them: its code is loaded for who has stars, or
 * uses the page.
 */
async function load(): Promise<Store> {
  const loaded = await import('./stars');
  if (store === undefined) {
    store = loaded;
    loaded.onStars(tell);
    tell();
  }
  return loaded;
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Without the store, the next sign or press asks for it again. */
const loadQuietly = () => void load().catch(() => undefined);

/** As `onStars`, once the store is there; calls back then, too. */
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

/** Whether a thing is starred, as far as is known. */
export function isStarred(key: StarKey): boolean {
  return store !== undefined && store.stars().some((star) => star.key === key);
}

/** As `setStar`; resolves when it is done, and to false where its code can't be loaded. */
export async function setStarOnDemand(star: Star, isOn: boolean): Promise<boolean> {
  try {
    (store ?? (await load())).setStar(star, isOn);
    return true;
  } catch {
    return false;
  }
}
