import { buildSync } from 'esbuild';
import { readFileSync } from 'node:fs';

/**
 * The text of a script that stands outside the app, in one piece: a file of src/scripts with all
 * that it imports, for the site's browsers. `values` take the place of the names that it declares.
 */
export function bundledScript(name: string, values: Record<string, unknown> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [`src/scripts/${name}.ts`],
    bundle: true,
    minify: true,
    write: false,
    charset: 'utf8',
    logLevel: 'error',
    target: targets(),
    define: Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]),
    ),
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** The site's browsers as esbuild names them. */
function targets(): string[] {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    browserslist: string[];
  };
  return browserslist.map((written) => written.replace('ios_saf', 'ios').replace(' >= ', ''));
}
