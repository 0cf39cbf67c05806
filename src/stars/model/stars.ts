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
 * The list in a stored text; empty if it is no list. Never throws. Keys come from outside: look
 * them up, never make an address of one.
 */
export function readStars(stored: string): Star[] {
  try {
    const list: unknown = JSON.parse(stored);
    if (isKeyed(list) && Array.isArray(list['stars'])) return list['stars'].filter(isStar);
  } catch {
    // Nothing that this site writes.
  }
  return [];
}

const isStar = (entry: unknown): entry is Star =>
  isKeyed(entry) && typeof entry['key'] === 'string';

/** The text to store: versioned JSON. */
export function writeStars(stars: readonly Star[]): string {
  return JSON.stringify({ version: 1, stars });
}

/** The list with a star: a new one is its last, a known one keeps its place and is seen anew. */
export function withStar(stars: readonly Star[], star: Star): Star[] {
  return [...new Map([...stars, star].map((one) => [one.key, one])).values()];
}

/** The list without a star. */
export function withoutStar(stars: readonly Star[], key: StarKey): Star[] {
  return stars.filter((star) => star.key !== key);
}
