import type { ContentFolder } from '../../src/site/check/files/contentFolder';
import type { Request } from './request';

/** A whole file to write, by its path inside the content folder. */
export type Draft = {
  file: string;
  text: string;
  /** How many lines the file has, if a list is extended; other drafts are new files. */
  linesThere?: number;
};

/** The content folder as drafters see it. */
export type Shelf = {
  folder: ContentFolder;
  read: (file: string) => string;
  head: (file: string) => string;
};

/** Drafts the files of one kind of record; throws a `Refusal` if it cannot. */
export type Drafter = (request: Request, shelf: Shelf) => Draft[];

/** Returns a name in both languages: as given, or a prompt. */
export function nameOr(
  { options }: Request,
  prompt: { ru: string; en: string },
): { ru: string; en: string } {
  return { ru: options['name-ru'] ?? prompt.ru, en: options['name-en'] ?? prompt.en };
}
