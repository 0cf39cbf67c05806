import { buildSync } from 'esbuild';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EditorLanguage } from '../protocol';
import { sentence } from '../../sentences';

/** A response that is served unchanged. */
export class Served {
  constructor(
    readonly type: string,
    readonly body: string | Buffer,
  ) {}
}

/** Returns a file of the page: its bundled scripts, or its style sheet. */
export function uiFile(project: string, name: string): Served | undefined {
  const folder = path.join(project, 'tools/edit/ui');
  if (name === 'style.css')
    return new Served('text/css; charset=utf-8', readFileSync(path.join(folder, name)));
  if (name !== 'main.js') return undefined;
  const { outputFiles } = buildSync({
    entryPoints: [path.join(folder, 'main.tsx')],
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return new Served('text/javascript; charset=utf-8', outputFiles[0]?.text ?? '');
}

/**
 * The site next to the form. `builtAt` (ms) is absent if `gatsby develop` serves it, so that it
 * follows each save.
 */
export type Site = { origin: string; builtAt?: number };

/** Returns the page: an empty root with its data attributes, and its script. */
export function page(base: string, language: EditorLanguage, site?: Site): Served {
  const { ru, en } = sentence('noScript');
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${sentence('title')[language]}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}ui/style.css">
<script src="${base}ui/main.js" defer></script>
<body>
<div id="root" data-base="${base}" data-language="${language}"${site ? ` data-site="${site.origin}" data-built-at="${site.builtAt ?? ''}"` : ''}></div>
<noscript><p lang="ru">${ru}</p><p lang="en">${en}</p></noscript>
</html>
`;
  return new Served('text/html; charset=utf-8', html);
}
