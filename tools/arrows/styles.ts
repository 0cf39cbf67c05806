import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { floors, layers } from './floors.cjs';

const orderOfLayers = 'src/styles/layers.css';

/** Reports style sheets that import from a floor above, or use another floor's layer. */
export function styleFaults(project: string): string[] {
  const sheets = sheetsIn(project).map((file) => ({
    file,
    css: postcss.parse(readFileSync(path.join(project, file), 'utf8')),
  }));
  return [
    ...sheets.flatMap(({ file, css }) => [...upwardFaults(file, css), ...layerFaults(file, css)]),
    ...orderFaults(project),
  ];
}

function sheetsIn(project: string): string[] {
  return readdirSync(path.join(project, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
    .sort();
}

const floorOf = (file: string) =>
  floors.findIndex(({ path: pattern }) => new RegExp(pattern).test(file));

function upwardFaults(file: string, css: postcss.Root): string[] {
  const taken: string[] = [];
  css.walkAtRules(/^(import|value)$/, ({ params }) => void taken.push(...namesIn(params)));
  css.walkDecls('composes', ({ value }) => void taken.push(...namesIn(value)));
  return taken
    .filter((name) => name.startsWith('.'))
    .map((name) => path.posix.join(path.posix.dirname(file), name))
    .filter((source) => floorOf(source) < floorOf(file))
    .map((source) => `${file} takes from ${source}, a floor above its own.`);
}

const namesIn = (text: string) =>
  [...text.matchAll(/["']([^"']+)["']/g)].map(([, name = '']) => name);

/** Unlayered rules override all layers; only rules for a library's own elements need that. */
function layerFaults(file: string, css: postcss.Root): string[] {
  const layer = floors[floorOf(file)]?.layer;
  if (!file.endsWith('.module.css') || layer === undefined) return [];
  const strays: postcss.Rule[] = [];
  css.walkRules((rule) => {
    if (!isInLayer(rule, layer) && !rule.selector.includes(':global(')) strays.push(rule);
  });
  return strays.map(({ selector }) => `${file} has ${selector} outside @layer ${layer}.`);
}

function isInLayer({ parent }: postcss.Node, layer: string): boolean {
  if (parent === undefined) return false;
  const isLayer =
    parent instanceof postcss.AtRule && parent.name === 'layer' && parent.params === layer;
  return isLayer || isInLayer(parent, layer);
}

/** Checks that layers are declared in the order of floors.cjs. */
function orderFaults(project: string): string[] {
  const file = path.join(project, orderOfLayers);
  if (!existsSync(file)) return [];
  const written = /@layer ([^;]*);/.exec(readFileSync(file, 'utf8'))?.[1]?.split(/,\s*/) ?? [];
  const listed = written.filter((layer) => layers.includes(layer));
  return listed.join() === layers.join()
    ? []
    : [`${orderOfLayers} must list ${layers.join(', ')} in this order.`];
}
