import { readContentSource, type ContentFolder } from '../../src/site/check/files/contentFolder';
import type { Problem } from '../../src/site/check/problems/problem';
import { readContentPath } from '../../src/site/content/contentFiles';

/** Makes a content folder in memory from YAML files by path and the names of other files. */
export function makeFolder(
  texts: Readonly<Record<string, string>>,
  others: readonly string[] = [],
): ContentFolder {
  const sources = Object.entries(texts).map(([file, text]) => {
    const place = readContentPath(file);
    if (place === undefined) throw new Error(`${file} is no place of content`);
    return readContentSource(file, Buffer.from(text), place);
  });
  return { files: [...Object.keys(texts), ...others], sources };
}

/** Formats a problem in one line: its code, its field and the values in its sentence. */
export function tell({ code, field, values }: Problem): string {
  const named = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  return [code, field, ...named].join(' ').replace(/ +/g, ' ').trim();
}
