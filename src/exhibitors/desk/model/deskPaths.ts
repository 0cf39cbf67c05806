/** The list of the desks of an edition, each by its exhibitor's name (decision 047). */
export const desksPath = (year: number): string => `/for_participants/${year}/`;

/** The desk of an exhibitor: the page that is for the exhibitor alone. */
export const deskPath = (year: number, slug: string): string => `${desksPath(year)}${slug}/`;

/** Whether a path, without a language's prefix, is one of these. */
export const isDeskPath = (path: string): boolean =>
  /^\/for_participants\/\d{4}\/([^/]+\/)?$/.test(path);

/** The file in which an exhibitor is written, as editors know it. */
export const recordFile = (year: number, slug: string): string =>
  `content/${year}/exhibitors/${slug}/index.yaml`;
