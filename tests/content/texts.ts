import type { ContentFolder, ContentSource } from '../../src/site/check/files/contentFolder';
import { textsIn, writeFieldPath, type FieldPath } from '../../src/site/check/files/schemaProblems';

/** An editor's text in one language, with its record. */
export type WrittenText = {
  record: string;
  /** Name of the field with both languages. */
  field: string;
  /** Path of that field in its file. */
  path: string;
  /** File and line. */
  place: string;
  language: 'ru' | 'en';
  text: string;
};

/** All texts of a content folder in both languages; each item of a list file is a record. */
export function writtenTexts({ sources }: ContentFolder): WrittenText[] {
  return sources.flatMap((source) =>
    textsIn(source.value).flatMap(({ text, path }): WrittenText[] => {
      const language = path.at(-1);
      if (language !== 'ru' && language !== 'en') return [];
      const field = String(path.slice(0, -1).findLast((step) => typeof step === 'string'));
      const place = `${source.file}:${source.locate(path).line}`;
      const at = writeFieldPath(path.slice(0, -1));
      return [{ record: recordOf(source, path), field, path: at, place, language, text }];
    }),
  );
}

function recordOf({ file, value }: ContentSource, path: FieldPath): string {
  return Array.isArray(value) ? `${file} [${String(path[0])}]` : file;
}

/** Sentences with a minimum number of words, without case, punctuation and links. */
export function sentencesOf(text: string, leastWords: number): string[] {
  return text
    .replace(/\]\([^)]*\)/g, ']')
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length >= leastWords)
    .map((words) => words.join(' '));
}
