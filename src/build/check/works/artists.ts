import { nearestWord } from '../../../lib/nearest';
import { otherAlphabetIn } from '../alikeLetters';
import type { ContentSource } from '../contentFolder';
import type { Problem } from '../problems/problem';
import { fieldOf, itemsOf, problemAt, textOf, type FieldPath } from '../values';

type Name = { ru: string; en: string };

/**
 * Artists of works that are named twice, or whom the exhibitor, a gallery, does not have in its own
 * list. An artist may show a work made with anybody.
 */
export function workArtistProblems(source: ContentSource): Problem[] {
  const isGallery = textOf(source.value, 'participantType') === 'gallery';
  const listed = fieldOf(source.value, 'artists');
  const known = itemsOf(listed).flatMap(([, artist]) => nameIn(artist) ?? []);
  return itemsOf(fieldOf(source.value, 'works')).flatMap(([index, work]) => {
    const path = ['works', index, 'artists'];
    const names = itemsOf(fieldOf(work, 'artists')).flatMap(([at, artist]) => {
      const name = nameIn(artist);
      return name === undefined ? [] : [{ name, path: [...path, at] }];
    });
    if (isGallery && listed === undefined)
      return names.slice(0, 1).map(() => problemAt(source, path, 'galleryWithoutArtists'));
    return names.flatMap(({ name, path: at }, place): Problem[] => {
      const before = names.slice(0, place).find((other) => isSame(other.name, name));
      if (before !== undefined) {
        const line = String(source.locate(before.path).line);
        return [problemAt(source, at, 'repeated', { value: name.ru, line })];
      }
      return isGallery ? listProblem(source, at, name, known) : [];
    });
  });
}

function listProblem(
  source: ContentSource,
  path: FieldPath,
  name: Name,
  known: readonly Name[],
): Problem[] {
  if (known.some((artist) => isSame(artist, name))) return [];
  const letters = (['ru', 'en'] as const).flatMap((language) => {
    const all = known.map((artist) => otherAlphabetIn(name[language], artist[language]));
    const letter = all.find((one) => one !== undefined);
    const values = { value: name[language], letter: letter ?? '' };
    return letter === undefined
      ? []
      : [problemAt(source, [...path, language], 'artistLetter', values)];
  });
  if (letters.length > 0) return letters;
  for (const [language, other] of [
    ['ru', 'en'],
    ['en', 'ru'],
  ] as const) {
    const meant = known.find((artist) => artist[other] === name[other]);
    if (meant === undefined) continue;
    const values = { value: name[language], other: meant[language] };
    return [problemAt(source, [...path, language], 'artistOtherwise', values)];
  }
  const names = known.map(({ ru }) => ru);
  const nearest = nearestWord(name.ru, names);
  return [problemAt(source, path, 'notRepresented', { value: name.ru, nearest })];
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

/** A name in both languages; what lacks one is the schema's to report. */
function nameIn(value: unknown): Name | undefined {
  const [ru, en] = [textOf(value, 'ru'), textOf(value, 'en')];
  if (ru === undefined || en === undefined) return undefined;
  return { ru: plainName(ru), en: plainName(en) };
}
