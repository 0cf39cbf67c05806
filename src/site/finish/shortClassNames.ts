import type { CreateWebpackConfigArgs } from 'gatsby';

/** A class's own name and a hash of file and name; Gatsby puts the file's name first. */
const pattern = '[local]-[hash:hex:5]';

/**
 * Names the classes of CSS Modules more shortly, at every stage alike: they stand in the markup and
 * the styles of every page (docs/departures.md).
 */
export function shortenClassNames({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config: object = getConfig();
  renameClasses(config);
  actions.replaceWebpackConfig(config);
}

/** Sets the pattern wherever css-loader's options hold one, whatever the rules around them. */
export function renameClasses(part: unknown): void {
  if (Array.isArray(part)) return part.forEach(renameClasses);
  if (!isObject(part)) return;
  if (typeof part['localIdentName'] === 'string') part['localIdentName'] = pattern;
  for (const key of ['module', 'rules', 'oneOf', 'use', 'options', 'modules'])
    renameClasses(part[key]);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
