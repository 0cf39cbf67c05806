import { isKeyed } from '../../lib/isKeyed';
import type { StarKey } from './starKey';

export { starKey, starKinds, type StarKey, type StarKind } from './starKey';

/** What a session was when it was starred, so that a change can be told. */
export type SeenSession = {
  date: string;
  start: string;
  end: string;
  hall: string;
  status: string;
};

/** One entry of a visitor's list. */
export type Star = { key: StarKey; seen?: SeenSession };

/**
 * Why a stored text gave less than a whole list: a later build wrote it (`foreign`), or it is
 * damaged (`broken`).
 */
export type StoredFault = 'foreign' | 'broken';

const version = 1;
const keyPattern = /^[a-z]+\/\d{4}\/[a-z\d-]+$/;
const seenFields = ['date', 'start', 'end', 'hall', 'status'];

/**
 * The list in a stored text, each key once. Of a damaged text, what can be read; of a later
 * build's, nothing. Never throws. Keys come from outside: look them up, never make an address of
 * one.
 */
export function readStars(stored: string): { stars: Star[]; fault?: StoredFault } {
  let entries: unknown[] = [];
  let isWhole = false;
  try {
    const list: unknown = JSON.parse(stored);
    if (isKeyed(list)) {
      if (Number(list['version']) > version) return { stars: [], fault: 'foreign' };
      if (list['version'] === version && Array.isArray(list['stars'])) {
        entries = list['stars'];
        isWhole = true;
      }
    }
  } catch {
    // Keys that still stand in the damaged text, between quotes.
    entries = stored
      .split('"')
      .slice(1, -1)
      .map((key) => ({ key }));
  }
  const stars = entries.flatMap(toStar);
  isWhole &&= stars.length === entries.length;
  return { stars: once(stars), fault: isWhole ? undefined : 'broken' };
}

function toStar(entry: unknown): Star[] {
  if (!isKeyed(entry)) return [];
  const { key, seen } = entry;
  if (typeof key !== 'string' || !keyPattern.test(key)) return [];
  return [isSeen(seen) ? { key, seen } : { key }];
}

function isSeen(seen: unknown): seen is SeenSession {
  return isKeyed(seen) && seenFields.every((field) => typeof seen[field] === 'string');
}

/** The text to store: versioned JSON. */
export function writeStars(stars: readonly Star[]): string {
  return JSON.stringify({ version, stars });
}

/** Each key once, at its first place, as its last entry has it. */
export function once(stars: readonly Star[]): Star[] {
  return [...new Map(stars.map((star) => [star.key, star])).values()];
}

/** The list with a star: a new one is its last, a known one keeps its place and is seen anew. */
export function withStar(stars: readonly Star[], star: Star): Star[] {
  return once([...stars, star]);
}

/** The list without a star. */
export function withoutStar(stars: readonly Star[], key: StarKey): Star[] {
  return stars.filter((star) => star.key !== key);
}
