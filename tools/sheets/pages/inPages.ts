/** Items in pages of so many, the last one with what is left. */
export function inPages<Item>(items: readonly Item[], perPage: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / perPage) }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );
}
