import type { Star, StarKey } from '../model/stars';
import type * as starStore from './stars';

type Store = typeof starStore;

/** What tells that a visitor is at work on the page: the store comes before a star is pressed. */
const signs = ['pointermove', 'touchstart', 'keydown', 'storage'];

let store: Store | undefined;
const waiting = new Set<(loaded: Store) => void>();

/**
 * The store of stars for what only shows and sets them: its code is loaded for who has stars, or
 * uses the page.
 */
function load(): Promise<Store> {
  return import('./stars').then((loaded) => {
    store = loaded;
    for (const start of waiting) start(loaded);
    waiting.clear();
    return loaded;
  });
}

/** Without the store, the next sign or press asks for it again. */
const loadQuietly = () => void load().catch(() => undefined);

/** As `onStars`, once the store is there; calls back then, too. */
export function onStarsOnDemand(listener: () => void): () => void {
  if (store !== undefined) return store.onStars(listener);
  if (waiting.size === 0) begin();
  let stop = () => undefined as void;
  const start = (loaded: Store) => {
    stop = loaded.onStars(listener);
    listener();
  };
  waiting.add(start);
  return () => {
    waiting.delete(start);
    stop();
  };
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
