import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import type { EditorLanguage } from '../protocol';
import { say } from './say';

/** Something that is served as it is. */
export class Served {
  constructor(
    readonly type: string,
    readonly body: string | Buffer,
  ) {}
}

const script = (body: string | Buffer) => new Served('text/javascript; charset=utf-8', body);
const transpiled = new Map<string, { stamp: number; code: string }>();

/**
 * A script or a style sheet of the page, by its name in imports, which leave endings out. React is
 * the site's own: its files for browsers, and modules that hand on what these put into the window.
 */
export function uiFile(project: string, base: string, name: string): Served | undefined {
  const folder = path.join(project, 'tools/edit/ui');
  const require = createRequire(path.join(project, 'package.json'));
  const [, react = '', client = '', ending] =
    /^(react|react-dom)(\/client)?(\.min)?\.js$/.exec(name) ?? [];
  if (ending !== undefined) {
    const { dir } = path.parse(require.resolve(`${react}/package.json`));
    return script(readFileSync(path.join(dir, `umd/${react}.production.min.js`)));
  }
  if (react !== '') {
    const global = client === '' ? 'window.React' : 'window.ReactDOM';
    const names = Object.keys(require(react + client) as object).filter(
      (key) => !key.startsWith('_'),
    );
    return script(`export const { ${names.join(', ')} } = ${global};\nexport default ${global};\n`);
  }
  const files = readdirSync(folder, { recursive: true }).map(String);
  const asked = ['', '.ts', '.tsx'].map((tail) => path.normalize(name + tail));
  const found = files.find((file) => asked.includes(file) && path.extname(file) !== '');
  if (found === undefined) return undefined;
  const file = path.join(folder, found);
  if (file.endsWith('.css')) return new Served('text/css; charset=utf-8', readFileSync(file));
  if (file.endsWith('.json')) return script(`export default ${readFileSync(file, 'utf8')};\n`);
  // Browsers know no packages by name.
  return script(transpile(file).replace(/ from '(react[\w/-]*)';$/gm, ` from '${base}ui/$1.js';`));
}

function transpile(file: string): string {
  const { mtimeMs: stamp } = statSync(file);
  const known = transpiled.get(file);
  if (known?.stamp === stamp) return known.code;
  const { ES2022: target } = ts.ScriptTarget;
  const compilerOptions = { jsx: ts.JsxEmit.React, module: ts.ModuleKind.ES2022, target };
  const code = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions }).outputText;
  transpiled.set(file, { stamp, code });
  return code;
}

/** The page: an empty root with what the page is told, and its scripts. */
export function page(base: string, language: EditorLanguage, develop = ''): Served {
  const { ru, en } = say('noScript');
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('title')[language]}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}ui/style.css">
<script src="${base}ui/react.min.js" defer></script>
<script src="${base}ui/react-dom.min.js" defer></script>
<script src="${base}ui/main.tsx" type="module"></script>
<body>
<div id="root" data-base="${base}" data-language="${language}"${develop && ` data-develop="${develop}"`}></div>
<noscript><p lang="ru">${ru}</p><p lang="en">${en}</p></noscript>
</html>
`;
  return new Served('text/html; charset=utf-8', html);
}
