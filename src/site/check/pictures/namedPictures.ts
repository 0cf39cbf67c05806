import path from 'node:path';
import { nearestWord } from '../../../lib/nearWord';
import type { ContentFolder } from '../files/contentFolder';
import type { Problem } from '../problems/problem';
import { problemAt, textsIn } from '../files/values';

const pictureFields = new Set(['picture', 'logo']);

/**
 * Reports pictures and logos that a file names but its folder lacks. Compares names after Unicode
 * composition, because some computers store accents as separate characters.
 */
export function namedPictureProblems(folder: ContentFolder): Problem[] {
  const present = new Set(folder.files.map((file) => file.normalize('NFC')));
  return folder.sources.flatMap((source) => {
    const directory = path.posix.dirname(source.file);
    return textsIn(source.value).flatMap(({ text: value, path: field }) => {
      if (!pictureFields.has(String(field.at(-1))) || !/^[^/\\]+\.\w+$/.test(value)) return [];
      if (present.has(path.posix.join(directory, value).normalize('NFC'))) return [];
      const nearest = nearestWord(value, picturesIn(folder, directory));
      return [problemAt(source, field, 'pictureMissing', { value, nearest })];
    });
  });
}

function picturesIn({ files }: ContentFolder, directory: string): string[] {
  return files
    .filter((file) => path.posix.dirname(file) === directory && !/\.ya?ml$/i.test(file))
    .map((file) => path.posix.basename(file));
}
