import type { Exhibitor } from '../../../exhibitors/schema';
import { nearestWord } from '../../../lib/nearWord';
import { otherAlphabetIn } from '../files/alikeLetters';
import type { Problem } from '../problems/problem';
import type { Written } from '../files/written';

type Name = { ru: string; en: string };

/**
 * Reports artists of works who are named twice, or whom a gallery does not have in its own list. An
 * exhibiting artist can show a work made with anybody.
 */
export function workArtistProblems(exhibitor: Written<Exhibitor>): Problem[] {
  const isGallery = exhibitor.value?.participantType === 'gallery';
  const listed = exhibitor.at('artists');
  const known = namesOf(listed).map(({ name }) => name);
  return exhibitor.list('works').flatMap((work) => {
    const artists = work.at('artists');
    const names = namesOf(artists);
    if (isGallery && !listed.isWritten)
      return names.length > 0 ? [artists.problem('galleryWithoutArtists')] : [];
    return names.flatMap(({ name, at }, index): Problem[] => {
      const before = names.slice(0, index).find((other) => isSame(other.name, name));
      if (before !== undefined)
        return [at.problem('repeated', { value: name.ru, line: before.at.line })];
      return isGallery && !known.some((artist) => isSame(artist, name))
        ? unlistedProblems(at, name, known)
        : [];
    });
  });
}

/** Reports what differs from the gallery's list: a letter, one language, or all of it. */
function unlistedProblems(at: Written<Name>, name: Name, known: readonly Name[]): Problem[] {
  const letters = (['ru', 'en'] as const).flatMap((language) => {
    const value = name[language];
    const [letter] = known.flatMap((artist) => otherAlphabetIn(value, artist[language]) ?? []);
    return letter === undefined ? [] : [at.at(language).problem('artistLetter', { value, letter })];
  });
  if (letters.length > 0) return letters;
  const half = known.find(({ ru, en }) => ru === name.ru || en === name.en);
  if (half !== undefined) {
    const language = half.en === name.en ? 'ru' : 'en';
    const values = { value: name[language], other: half[language] };
    return [at.at(language).problem('artistOtherwise', values)];
  }
  const russian = known.map(({ ru }) => ru);
  const values = { value: name.ru, nearest: nearestWord(name.ru, russian) };
  return [at.problem('notRepresented', values)];
}

const isSame = (one: Name, other: Name) => one.ru === other.ru && one.en === other.en;

/** Normalizes a name: spaces, hyphens and invisible characters make no difference. */
const plainName = (name: string) =>
  name
    .normalize('NFC')
    .replace(/\p{DI}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .trim();

/** Returns the names of a list that are valid in both languages, each with its place. */
function namesOf(artists: Written<Name[]>): { name: Name; at: Written<Name> }[] {
  return artists.items().flatMap((at) => {
    const { ru, en } = at.value ?? {};
    if (ru === undefined || en === undefined) return [];
    return [{ name: { ru: plainName(ru), en: plainName(en) }, at }];
  });
}
