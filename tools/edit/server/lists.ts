import type { ContentSource } from '../../../src/site/check/files/contentFolder';
import { textsIn } from '../../../src/site/check/files/schemaProblems';
import { foldText } from '../../../src/lib/foldText';
import { contentParity } from '../../parity/contentParity';
import type { FilesAnswer, Lack } from '../protocol';
import { itemsOf, valueAt, type Maybe } from '../ui/model/values';
import type { Editor } from './files';

/** Folded texts of each source, computed once until its file changes. */
const folded = new WeakMap<ContentSource, string>();

/**
 * Finds records by their texts, stands, artists, works and sessions, in any spelling: those with
 * the whole phrase or, if there are none, those with all its words.
 */
export function findInTexts({ cache }: Editor, { words }: { words: string }): FilesAnswer {
  const phrase = foldText(words).trim();
  const parts = phrase.split(' ').filter(Boolean);
  const { sources } = cache.folder();
  const sourcesWith = (terms: readonly string[]) =>
    sources.filter((source) => {
      const texts = folded.get(source) ?? textsIn(source.value).map(foldEach).join(' \n ');
      folded.set(source, texts);
      return terms.length > 0 && terms.every((word) => texts.includes(word));
    });
  const exact = phrase === '' ? [] : sourcesWith([phrase]);
  return { files: (exact.length > 0 ? exact : sourcesWith(parts)).map(({ file }) => file) };
}

const foldEach = ({ text }: { text: string }) => foldText(text);

/** Finds records whose English is missing or older than the Russian, as `npm run parity` does. */
export function findStaleEnglish({ contentRoot }: Editor): FilesAnswer {
  return { files: [...new Set(contentParity(contentRoot).findings.map(({ file }) => file))] };
}

/** Fields in which a record of a kind has its pictures; records of other kinds do not need any. */
const pictureOf: Partial<Record<string, string>> = {
  exhibitor: 'works',
  speaker: 'portrait',
  edition: 'cover',
};

/** Returns what a record lacks, as far as its own file says. */
export function lacksOf({ place, value }: ContentSource): Lack[] {
  const record = value as Maybe;
  const isFree = (work: Maybe) =>
    !['sold', 'not-for-sale'].includes(String(valueAt(work, ['availability']) ?? 'sold'));
  const picture = pictureOf[place.kind];
  return [
    ...(itemsOf(valueAt(record, ['works'])).some(isFree) ? ['unsold' as const] : []),
    ...(picture && valueAt(record, [picture]) === undefined ? ['picture' as const] : []),
  ];
}
