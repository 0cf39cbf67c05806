import path from 'node:path';
import { nearestWord } from '../../../lib/names/nearest';
import type { ContentFolder } from '../files/contentFolder';
import type { Problem } from '../problems/problem';
import { eachText, problemAt } from '../files/values';

const pictureFields = new Set(['picture', 'logo']);

/**
 * Pictures and logos that a file names but its folder lacks. Names are compared after Unicode
 * composition, since some computers store accents as separate characters.
 */
export function namedPictureProblems(folder: ContentFolder): Problem[] {
  const present = new Set(folder.files.map((file) => file.normalize('NFC')));
  const problems: Problem[] = [];
  for (const source of folder.sources) {
    const directory = path.posix.dirname(source.file);
    eachText(source.value, (name, field) => {
      if (!pictureFields.has(String(field.at(-1))) || !/^[^/\\]+\.\w+$/.test(name)) return;
      if (present.has(path.posix.join(directory, name).normalize('NFC'))) return;
      const nearest = nearestWord(name, picturesIn(folder, directory));
      problems.push(problemAt(source, field, 'pictureMissing', { value: name, nearest }));
    });
  }
  return problems;
}

function picturesIn({ files }: ContentFolder, directory: string): string[] {
  return files
    .filter((file) => path.posix.dirname(file) === directory && !/\.ya?ml$/i.test(file))
    .map((file) => path.posix.basename(file));
}
