/** How large a year's works are drawn on their wall; the middle is usual, and the static page's. */
export const worksViews = ['large', 'middle', 'small'] as const;
export type WorksView = (typeof worksViews)[number];

/** The view in an address; one nobody knows is the usual. */
export function readView(search: URLSearchParams): WorksView {
  return worksViews.find((view) => view === search.get('view')) ?? 'middle';
}
