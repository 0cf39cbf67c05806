/**
 * Pages by the segments of their paths. `1` is a page. A folder is a tree; if it is also a page
 * itself, it has an entry `''`.
 */
export type PageTree = { [segment: string]: PageTree | 1 };

/** Writes paths with trailing slashes as a tree, which names each folder once. */
export function pageTree(paths: readonly string[]): PageTree {
  const root: PageTree = {};
  // Sorted, so that a page comes before those below it.
  for (const path of [...paths].sort()) {
    const folders = segmentsOf(path);
    const name = folders.pop() ?? '';
    let folder = root;
    for (const segment of folders) folder = openFolder(folder, segment);
    folder[name] = 1;
  }
  return root;
}

function openFolder(parent: PageTree, segment: string): PageTree {
  const known = parent[segment];
  if (typeof known === 'object') return known;
  return (parent[segment] = known === 1 ? { '': 1 } : {});
}

/** Whether a path with its trailing slash is in the tree. */
export function isInTree(tree: PageTree, path: string): boolean {
  if (!/^(\/[^/]+)*\/$/.test(path)) return false;
  let node: PageTree | 1 = tree;
  for (const segment of segmentsOf(path)) {
    if (node === 1 || !Object.hasOwn(node, segment)) return false;
    node = node[segment] as PageTree | 1;
  }
  return node === 1 || '' in node;
}

function segmentsOf(path: string): string[] {
  return path.split('/').slice(1, -1);
}
