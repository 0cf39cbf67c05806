import type { ContentFolder } from '../../src/build/check/contentFolder';
import type { Request } from './request';

/** A file to be written, whole, by its path inside the content folder. */
export type Draft = {
  file: string;
  text: string;
  /**
   * How many lines of it are there already, where a list becomes longer; any other draft must be a
   * new file.
   */
  linesThere?: number;
};

/** The content folder as the makers of drafts see it. */
export type Shelf = {
  folder: ContentFolder;
  /** The text of a file that is there. */
  read: (file: string) => string;
  /** The line a new file begins with. */
  head: (file: string) => string;
};

/** Makes the files of one kind of record; throws a `Refusal` where it cannot. */
export type Drafter = (request: Request, shelf: Shelf) => Draft[];

/** A name in both languages: as asked for, or words that say what to write. */
export function nameOr(
  { options }: Request,
  prompt: { ru: string; en: string },
): { ru: string; en: string } {
  return { ru: options['name-ru'] ?? prompt.ru, en: options['name-en'] ?? prompt.en };
}
