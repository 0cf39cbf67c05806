import type { ContentFolder, ContentSource } from '../../src/site/check/files/contentFolder';
import { eachText, writeFieldPath, type FieldPath } from '../../src/site/check/files/values';

/** A text by an editor in one language, with its record. */
export type WrittenText = {
  record: string;
  /** Name of the field that holds it in both languages. */
  field: string;
  /** Path of that field in its file. */
  path: string;
  /** File and line. */
  place: string;
  language: 'ru' | 'en';
  text: string;
};

/** Every text of a content folder in both languages; each item of a list file is a record. */
export function writtenTexts({ sources }: ContentFolder): WrittenText[] {
  return sources.flatMap((source) => {
    const found: WrittenText[] = [];
    eachText(source.value, (text, path) => {
      const language = path.at(-1);
      if (language !== 'ru' && language !== 'en') return;
      found.push({
        record: recordOf(source, path),
        field: String(
          path.findLast((step, index) => typeof step === 'string' && index < path.length - 1),
        ),
        path: writeFieldPath(path.slice(0, -1)),
        place: `${source.file}:${source.locate(path).line}`,
        language,
        text,
      });
    });
    return found;
  });
}

function recordOf({ file, value }: ContentSource, path: FieldPath): string {
  return Array.isArray(value) ? `${file} [${String(path[0])}]` : file;
}

/** Sentences with at least so many words, without case, punctuation and links. */
export function sentencesOf(text: string, leastWords: number): string[] {
  return text
    .replace(/\]\([^)]*\)/g, ']')
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length >= leastWords)
    .map((words) => words.join(' '));
}
