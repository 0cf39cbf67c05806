/**
 * A path as hosts answer for it: doubled slashes lead to the single one, by a 301 (spec §2, routing
 * behaviour). Addresses of `/_ipx/` hold an address of their own and stay as they are.
 */
export function singleSlashes(pathname: string): string {
  return pathname.startsWith('/_ipx/') ? pathname : pathname.replace(/\/+/g, '/');
}
