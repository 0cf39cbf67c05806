import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promptMark, prompts } from '../../content-model/prompts';
import { sourcesOf, type ContentFolder, type ContentSource } from './contentFolder';
import type { Problem } from './problems/problem';
import { writeFieldPath } from './schemaProblems';
import { eachText, problemAt, textOf, type FieldPath } from './values';

/**
 * Every prompt left by `npm run new` that has not been replaced by an editor's words or a partner's
 * logo.
 */
export function promptNotes(root: string, folder: ContentFolder): Problem[] {
  return [
    ...folder.sources.flatMap(textsLeft),
    ...sourcesOf(folder, 'partner').flatMap((source) => markLeft(root, source)),
  ];
}

function textsLeft(source: ContentSource): Problem[] {
  const known = (prompts as Partial<Record<string, Record<string, { ru: string; en: string }>>>)[
    source.place.kind
  ];
  if (known === undefined) return [];
  const left: Problem[] = [];
  eachText(source.value, (text, place) => {
    const prompt =
      known[
        writeFieldPath(place)
          .replace(/\[\d+\]/g, '[]')
          .replace(/\.(?:ru|en)$/, '')
      ];
    if (prompt !== undefined && Object.values(prompt).includes(inOneLine(text)))
      left.push(promptAt(source, [...place], inOneLine(text)));
  });
  return left;
}

/** The placeholder logo, if the record still names it. */
function markLeft(root: string, source: ContentSource): Problem[] {
  const logo = textOf(source.value, 'logo');
  if (logo === undefined || !/^[\w.-]+\.svg$/.test(logo)) return [];
  const file = path.join(root, path.dirname(source.file), logo);
  if (!existsSync(file) || inOneLine(readFileSync(file, 'utf8')) !== inOneLine(promptMark))
    return [];
  return [promptAt(source, ['logo'], logo)];
}

function promptAt(source: ContentSource, place: FieldPath, value: string): Problem {
  return problemAt(source, place, 'promptLeft', { value });
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
