import { filterKeys } from './filterKeys';

/** Lists that can define a work's neighbours: the wall, My fair, or the exhibitor's works. */
export const workLists = ['wall', 'my', 'exhibitor'] as const;
export type WorkList = (typeof workLists)[number];

const listKey = 'list';
/** Keys of the wall's query that choose or order its works. */
const wallKeys: readonly string[] = ['q', 'sort', ...filterKeys];

/** Returns the list named in a work's address; undefined if there is none or it is unknown. */
export function readList(search: URLSearchParams): WorkList | undefined {
  return workLists.find((list) => list === search.get(listKey));
}

/** Returns the query that names a list in a work's address: `?list=wall&colour=red`. */
export function queryOfList(list: WorkList, wall: string = ''): string {
  return `?${listKey}=${list}${wall.replace('?', '&')}`;
}

/**
 * Returns the part of a query that chooses or orders works: `?colour=red`; empty for the whole
 * wall.
 */
export function wallQuery(search: URLSearchParams): string {
  const query = new URLSearchParams([...search].filter(([key]) => wallKeys.includes(key)));
  const text = query.toString();
  return text && `?${text}`;
}
