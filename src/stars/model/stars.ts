import { isKeyed } from '../../lib/isKeyed';
import type { StarKey } from './starKey';

export { starKey, starKinds, type StarKey, type StarKind } from './starKey';

/** A session's data when it was starred, so that a change can be reported. */
export type SeenSession = {
  date: string;
  start: string;
  end: string;
  hall: string;
  status: string;
};

export type Star = { key: StarKey; seen?: SeenSession };

/**
 * Parses a stored list; never throws. Keys are untrusted: look them up, never build addresses of
 * them.
 */
export function readStars(stored: string): Star[] {
  try {
    const list: unknown = JSON.parse(stored);
    if (isKeyed(list) && Array.isArray(list['stars'])) return list['stars'].filter(isStar);
  } catch {
    // The stored text was not written by this site.
  }
  return [];
}

const isStar = (entry: unknown): entry is Star =>
  isKeyed(entry) && typeof entry['key'] === 'string';

/**
 * Serializes the list. Nothing reads `version` yet: an incompatible format needs its own key
 * (decision 028).
 */
export function writeStars(stars: readonly Star[]): string {
  return JSON.stringify({ version: 1, stars });
}

/** The list with a star: a new one at the end, a known one in its place with its new data. */
export function withStar(stars: readonly Star[], star: Star): Star[] {
  return [...new Map([...stars, star].map((one) => [one.key, one])).values()];
}

export function withoutStar(stars: readonly Star[], key: StarKey): Star[] {
  return stars.filter((star) => star.key !== key);
}
