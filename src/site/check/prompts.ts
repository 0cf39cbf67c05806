import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Partner } from '../../partners/schema';
import prompts from './prompts.json';
import {
  type ContentFolder,
  type ContentSource,
  recordsOf,
  type Written,
} from './files/contentFolder';
import type { Problem } from './problems/problem';
import { problemAt, textsIn, writeFieldPath } from './files/schemaProblems';

/** A frame with a bar: the placeholder for a partner's logo. */
export const promptMark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120">
  <path fill="#000" d="M8 8h224v104H8zM16 16v88h208V16zM56 52h128v16H56z" fill-rule="evenodd"/>
</svg>
`;

/**
 * Reports every prompt of `npm run new` that nobody has replaced with a text or a partner's logo.
 */
export function promptNotes(root: string, folder: ContentFolder): Problem[] {
  return [
    ...folder.sources.flatMap(textsLeft),
    ...recordsOf(folder, 'partner').flatMap((partner) => markLeft(root, partner)),
  ];
}

// Prompts by kind of file, then by field; `[]` is any item of a list (decision 019).
const promptsOf: Partial<Record<string, Partial<Record<string, object>>>> = prompts;

function textsLeft(source: ContentSource): Problem[] {
  return textsIn(source.value).flatMap(({ text, path: at }) => {
    const field = writeFieldPath(at).replace(/\[\d+\]/g, '[]');
    const prompt = promptsOf[source.place.kind]?.[field.replace(/\.(?:ru|en)$/, '')];
    const value = inOneLine(text);
    if (prompt === undefined || !Object.values(prompt).includes(value)) return [];
    return [problemAt(source, at, 'promptLeft', { value })];
  });
}

/** Reports the placeholder logo, if the record still names it. */
function markLeft(root: string, partner: Written<Partner>): Problem[] {
  const logo = partner.at('logo');
  const { value } = logo;
  if (value === undefined || !/^[\w.-]+\.svg$/.test(value)) return [];
  const file = path.join(root, path.dirname(partner.file), value);
  const isLeft =
    existsSync(file) && inOneLine(readFileSync(file, 'utf8')) === inOneLine(promptMark);
  return isLeft ? [logo.problem('promptLeft', { value })] : [];
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
