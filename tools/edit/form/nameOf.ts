import { inBoth } from '../../../src/content/shapes';
import { isCalendarDay } from '../../../src/lib/time/clock';
import { formatDay } from '../../../src/lib/time/days';
import type { ContentSource } from '../../../src/site/check/files/contentFolder';
import { fieldOf, type FieldPath } from '../../../src/site/check/files/schemaProblems';
import { kinds } from '../../../src/site/content/contentFiles';
import type { Words } from '../protocol';

/** Returns a file's name in lists: `Kobalt`, `Programme, 3 April 2026`, `Page: Tickets`. */
export function nameOf({ place, value }: ContentSource): Words {
  const { kind, year, slug, route = '', date = '' } = place;
  const written = (...path: FieldPath) => wordsAt(value, path, slug ?? route);
  const sort = inBoth(kinds[kind].label);
  // The breadcrumb, because several pages can have the same heading.
  const title = fieldOf(value, 'breadcrumb') ? ['breadcrumb'] : ['titleBlock', 'titleH1'];
  if (kind === 'exhibitor' || kind === 'speaker' || kind === 'partner') return written('name');
  if (kind === 'release') return join(sort, ': ', written('title'));
  if (kind === 'page') return join(sort, ': ', written(...title));
  if (kind === 'form') return join(sort, ': ', written('steps', 0, 'title'), ` (${slug})`);
  if (kind === 'programme') return join(sort, ', ', dayWords(date));
  return year === undefined ? sort : join(sort, `, ${year}`);
}

/** Returns a text of a file in both languages, or `otherwise` where it is missing. */
export function wordsAt(value: unknown, path: FieldPath, otherwise: string): Words {
  const text = path.reduce<unknown>(fieldOf, value);
  return inEach((language) => {
    const words = fieldOf(text, language);
    return typeof words === 'string' && words !== ''
      ? words.replace('{year}', aYear[language])
      : otherwise;
  });
}

/** Used in the titles of a year's lists. */
const aYear = { ru: 'за год', en: 'of a year' };

export const dayWords = (day: string, style?: 'date' | 'weekday'): Words =>
  inEach((language) => (isCalendarDay(day) ? formatDay(day, language, style) : day));

/** Concatenates words; a plain string is the same in both languages. */
export const join = (...parts: (Words | string)[]): Words =>
  inEach((lang) => parts.map((part) => (typeof part === 'string' ? part : part[lang])).join(''));

const inEach = (textIn: (language: keyof Words) => string): Words => ({
  ru: textIn('ru'),
  en: textIn('en'),
});
