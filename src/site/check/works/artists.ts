import type { Exhibitor } from '../../../exhibitors/schema';
import { nearestWord } from '../../../lib/names/nearest';
import { otherAlphabetIn } from '../files/alikeLetters';
import type { Problem } from '../problems/problem';
import type { Written } from '../files/written';

type Name = { ru: string; en: string };
const languages = ['ru', 'en'] as const;

/**
 * Artists of works that are named twice, or whom the exhibitor, a gallery, does not have in its own
 * list. An artist may show a work made with anybody.
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

/** What is wrong with a name that the gallery does not list: a letter, a language, or all of it. */
function unlistedProblems(at: Written<Name>, name: Name, known: readonly Name[]): Problem[] {
  const letters = languages.flatMap((language) => {
    const value = name[language];
    const all = known.map((artist) => otherAlphabetIn(value, artist[language]));
    const letter = all.find((one) => one !== undefined);
    return letter === undefined ? [] : [at.at(language).problem('artistLetter', { value, letter })];
  });
  if (letters.length > 0) return letters;
  for (const [language, same] of [
    ['ru', 'en'],
    ['en', 'ru'],
  ] as const) {
    const other = known.find((artist) => artist[same] === name[same])?.[language];
    if (other !== undefined)
      return [at.at(language).problem('artistOtherwise', { value: name[language], other })];
  }
  const nearest = nearestWord(
    name.ru,
    known.map(({ ru }) => ru),
  );
  return [at.problem('notRepresented', { value: name.ru, nearest })];
}

const isSame = (one: Name, other: Name) => one.ru === other.ru && one.en === other.en;

/**
 * A name as people read it: whichever spaces and hyphens it has, and whatever in it can't be seen.
 */
const plainName = (name: string) =>
  name
    .normalize('NFC')
    .replace(/\p{DI}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .trim();

/** The names of a list that can be read in both languages, each with its place. */
function namesOf(artists: Written<Name[]>): { name: Name; at: Written<Name> }[] {
  return artists.items().flatMap((at) => {
    const { ru, en } = at.value ?? {};
    if (ru === undefined || en === undefined) return [];
    return [{ name: { ru: plainName(ru), en: plainName(en) }, at }];
  });
}
