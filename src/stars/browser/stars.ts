import {
  once,
  readStars,
  withoutStar,
  withStar,
  writeStars,
  type Star,
  type StoredFault,
} from '../model/stars';

/**
 * Why stars are not kept: storage is forbidden, is full, or holds a later build's list. `broken`:
 * what was stored was damaged, and some of it may be missing.
 */
export type StarTrouble = 'blocked' | 'full' | StoredFault;

type List = readonly Star[];

const storageKey = 'my-fair';

let isLoaded = false;
/** What the list is; made of what is stored and of changes that could not be stored. */
let list: List = [];
let stored: List = [];
let unkept: ((list: List) => List)[] = [];
/** The text last read or written; undefined while storage is forbidden. */
let text: string | null | undefined;
let isForeign = false;
let wasBroken = false;

const listeners = new Set<() => void>();

/** The present list; the same one until it changes. Where there is no window, it is empty. */
export function stars(): List {
  if (!isLoaded && typeof window !== 'undefined') load();
  return list;
}

/** Stars or unstars; otherwise like `changeStars`. */
export function setStar(star: Star, isOn: boolean): void {
  changeStars((now) => (isOn ? withStar(now, star) : withoutStar(now, star.key)));
}

/**
 * Makes a change to the list. Never throws: what can't be stored goes on in memory, and
 * `starTrouble` says so. Storage is read again first, and the change may be made once more to what
 * another tab writes later: it must go by the list it is given, not by what was on the screen.
 */
export function changeStars(change: (list: List) => List): void {
  load();
  unkept.push(change);
  show();
  if (!isForeign) keep();
  tell();
}

/** Why the list is not kept, if it is not. */
export function starTrouble(): StarTrouble | undefined {
  stars();
  if (isLoaded && text === undefined) return 'blocked';
  if (isForeign) return 'foreign';
  if (unkept.length > 0) return 'full';
  return wasBroken ? 'broken' : undefined;
}

/**
 * Calls back when the list or its trouble changes, in this tab or another; returns a function that
 * stops it.
 */
export function onStars(listener: () => void): () => void {
  if (listeners.size === 0) {
    // A page that comes back from the browser's memory has missed what other tabs did.
    for (const event of outside) window.addEventListener(event, reload);
    load();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0)
      for (const event of outside) window.removeEventListener(event, reload);
  };
}

const outside = ['storage', 'pageshow'];

function reload(): void {
  if (load()) tell();
}

/** Takes up what is stored now; returns whether it is something new. */
function load(): boolean {
  isLoaded = true;
  let found: string | null | undefined;
  try {
    found = window.localStorage.getItem(storageKey);
  } catch {
    // Forbidden: what is in memory goes on.
  }
  if (found === text) return false;
  text = found;
  isForeign = false;
  // Where nothing is stored any more, the screen is right.
  if (found !== undefined && found !== null) {
    const read = readStars(found);
    isForeign = read.fault === 'foreign';
    // A damaged list takes nothing from the screen, and adds what can be read of it.
    stored = read.fault ? once([...stored, ...read.stars, ...stored]) : read.stars;
    wasBroken ||= read.fault === 'broken';
  }
  show();
  return true;
}

function show(): void {
  list = unkept.reduce((now, change) => change(now), stored);
}

function keep(): void {
  const next = writeStars(list);
  try {
    if (next !== text) window.localStorage.setItem(storageKey, next);
    // Some blockers swallow what is written.
    if (window.localStorage.getItem(storageKey) !== next) return;
  } catch {
    return;
  }
  text = next;
  stored = list;
  unkept = [];
}

function tell(): void {
  for (const listener of listeners) listener();
}
