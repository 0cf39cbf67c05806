import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = '.cache/fair/chunk-lists.json';

/** Scripts of the app (`app`) and of each template (`component---…`), with all they load later. */
export type ChunkLists = Record<string, string[]>;

/** The parts of webpack's documented objects that are read here. */
type ChunkGroup = {
  name?: string | null;
  getFiles(): string[];
  getChildren(): ChunkGroup[];
};
type Compiler = {
  hooks: { done: { tap(name: string, listener: (stats: Stats) => void): void } };
};
type Stats = { compilation: { entrypoints: ReadonlyMap<string, ChunkGroup> } };

const isTemplate = ({ name }: ChunkGroup) => name?.startsWith('component---') === true;

/**
 * A plugin for webpack that notes which scripts each template needs. Gatsby's own list lacks what a
 * page loads when a visitor asks for it.
 */
export const noteChunks = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('note-chunks', ({ compilation }) => {
      const app = compilation.entrypoints.get('app');
      if (app === undefined) return;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(listChunks(app)));
    });
  },
};

/** The lists for an app whose templates are its children. */
export function listChunks(app: ChunkGroup): ChunkLists {
  const templates = app.getChildren().filter(isTemplate);
  return Object.fromEntries(
    [app, ...templates].map((group) => [group === app ? 'app' : group.name, scriptsOf(group)]),
  ) as ChunkLists;
}

function scriptsOf(start: ChunkGroup): string[] {
  const seen = new Set([start]);
  for (const group of seen) {
    for (const child of group.getChildren()) {
      if (!isTemplate(child)) seen.add(child);
    }
  }
  const files = [...seen].flatMap((group) => group.getFiles());
  return [...new Set(files)].filter((name) => name.endsWith('.js')).sort();
}

/** The lists that webpack's run of this build has left. */
export function readChunkLists(): ChunkLists {
  return JSON.parse(readFileSync(file, 'utf8')) as ChunkLists;
}
