import type { CreateWebpackConfigArgs } from 'gatsby';

/** A class's name and a hash of file and name; Gatsby also puts the file's name first. */
const pattern = '[local]-[hash:hex:5]';

/**
 * Sets options of Gatsby's loaders at every stage (docs/departures.md): short class names in CSS
 * Modules, because they are in the markup and styles of every page, and no files inlined into style
 * sheets, where the policy forbids fonts.
 */
export function setLoaderOptions({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config: object = getConfig();
  changeOptions(config);
  actions.replaceWebpackConfig(config);
}

/** Changes the options of css-loader and url-loader wherever they are in the configuration. */
export function changeOptions(part: unknown): void {
  if (Array.isArray(part)) return part.forEach(changeOptions);
  if (!isObject(part)) return;
  if (typeof part['localIdentName'] === 'string') part['localIdentName'] = pattern;
  if (typeof part['limit'] === 'number') part['limit'] = 0;
  for (const key of ['module', 'rules', 'oneOf', 'use', 'options', 'modules'])
    changeOptions(part[key]);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
