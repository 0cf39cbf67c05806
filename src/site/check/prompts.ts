import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Partner } from '../../partners/schema';
import { promptMark, prompts } from './promptTexts';
import type { ContentFolder, ContentSource } from './files/contentFolder';
import type { Problem } from './problems/problem';
import { eachText, problemAt, writeFieldPath } from './files/values';
import { recordsOf, type Written } from './files/written';

/**
 * Every prompt left by `npm run new` that has not been replaced by an editor's words or a partner's
 * logo.
 */
export function promptNotes(root: string, folder: ContentFolder): Problem[] {
  return [
    ...folder.sources.flatMap(textsLeft),
    ...recordsOf(folder, 'partner').flatMap((partner) => markLeft(root, partner)),
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
    const value = inOneLine(text);
    if (prompt !== undefined && Object.values(prompt).includes(value))
      left.push(problemAt(source, place, 'promptLeft', { value }));
  });
  return left;
}

/** The placeholder logo, if the record still names it. */
function markLeft(root: string, partner: Written<Partner>): Problem[] {
  const logo = partner.at('logo');
  if (logo.value === undefined || !/^[\w.-]+\.svg$/.test(logo.value)) return [];
  const file = path.join(root, path.dirname(partner.file), logo.value);
  if (!existsSync(file) || inOneLine(readFileSync(file, 'utf8')) !== inOneLine(promptMark))
    return [];
  return [logo.problem('promptLeft', { value: logo.value })];
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
