import { buildSync } from 'esbuild';
import { readFileSync } from 'node:fs';

/**
 * Bundles a script that runs outside the app: a file of src/scripts with all its imports, for the
 * site's browsers. `values` replace the names that it declares.
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

function targets(): string[] {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    browserslist: string[];
  };
  return browserslist.map((written) => written.replace('ios_saf', 'ios').replace(' >= ', ''));
}
