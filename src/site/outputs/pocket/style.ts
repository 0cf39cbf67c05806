import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PocketFacts } from './facts';

const folder = 'src/site/outputs/pocket/styles';

/**
 * Returns the style sheet of the pocket fair: the site's tokens in the edition's colour, and rules
 * for this file. It uses the reader's typefaces: the site's would take up a third of the file.
 */
export function pocketStyle({ light, dark }: PocketFacts['colour']): string {
  const own = ['base', 'parts', 'plan', 'widths', 'print'];
  const sheets = ['src/styles/tokens.css', ...own.map((name) => `${folder}/${name}.css`)];
  const rules = sheets.map((file) => readFileSync(path.resolve(file), 'utf8')).join('');
  return `:root{--signal-light:${light};--signal-dark:${dark}}${withoutBlanks(rules)}`;
}

function withoutBlanks(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1');
}
