// Options of commands that start before packages are installed; tools/options.ts needs packages.
import { parseArgs } from 'node:util';

/**
 * Reads the options of a command. At a wrong one, prints a sentence that names it and all known
 * ones, and exits. `like` is an example of a value, `pattern` what values look like.
 */
export function readPlainOptions(args, options) {
  const { values, tokens } = parseArgs({
    ...{ args, options, allowPositionals: true, strict: false, tokens: true },
  });
  const isRight = ({ name, value }) => {
    if (!Object.hasOwn(options, name)) return false;
    const { type, pattern = /./ } = options[name];
    return type === 'string' ? pattern.test(value ?? '') : value === undefined;
  };
  const wrong = tokens.find((token) => token.kind !== 'option' || !isRight(token));
  if (wrong === undefined) return values;
  const words = [wrong.rawName, wrong.value].filter(Boolean).join(' ') || '--';
  const known = Object.entries(options).map(([name, { like }]) =>
    ['--' + name, like].filter(Boolean).join(' '),
  );
  console.error(`Not understood: ${words}. All options: ${known.join(', ')}.`);
  process.exit(1);
}
