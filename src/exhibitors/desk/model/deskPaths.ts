/** Returns the path of the list of an edition's exhibitors, each with its desk (decision 047). */
export const desksPath = (year: number): string => `/for_participants/${year}/`;

/** Returns the path of an exhibitor's desk, a page for the exhibitor alone. */
export const deskPath = (year: number, slug: string): string => `${desksPath(year)}${slug}/`;

/** Whether a path, without a locale prefix, is a desk or a list of desks. */
export const isDeskPath = (path: string): boolean =>
  /^\/for_participants\/\d{4}\/([^/]+\/)?$/.test(path);

/** Returns the path of an exhibitor's file, as editors know it. */
export const recordFile = (year: number, slug: string): string =>
  `content/${year}/exhibitors/${slug}/index.yaml`;
