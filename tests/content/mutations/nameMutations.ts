import type { ContentFile } from '../../../src/content-model/contentFiles';
import type { Random } from '../../support/random';

/** Names that computers, people and other programs give to files and folders. */
const strangeNames = [
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
  'valueOf',
  'index',
  '404',
  '2026',
  '2026-02-30',
  '2026-04-02',
  'con',
  'NUL',
  'a.b',
  '-a',
  'a-',
  'a--b',
  'Gips',
  'гипс',
  'e\u0301',
  'two words',
  '%D0%B0',
  'a&b',
  "l'art",
  '"a"',
  'a#b',
  'a?b',
  ':a',
  '*',
  '$&',
  '..a',
  '~a',
  'копия (1)',
  'x'.repeat(200),
];

/** A content file or its folder under another name. */
export type Renaming = {
  from: string;
  to: string;
  /** Whether the new name can be an address or a day, decided without the check. */
  isGood: boolean;
};

/** Renames a file that has its address or day from its name; undefined for all others. */
export function rename(file: string, place: ContentFile, random: Random): Renaming | undefined {
  const old = place.date ?? place.slug ?? place.route;
  if (old === undefined) return undefined;
  const kept = file.slice(0, file.lastIndexOf(old));
  const name = random.pick(strangeNames);
  const isGood = {
    date: /^2026-04-02$/.test(name),
    slug: /^[a-z\d]+(?:-[a-z\d]+)*$/.test(name),
    route: /^[\w-]+$/.test(name),
  }[place.date !== undefined ? 'date' : place.slug !== undefined ? 'slug' : 'route'];
  return { from: kept + old, to: kept + name, isGood };
}
