/**
 * Merges doubled slashes of a path, which hosts redirect with a 301 (spec §2, routing behaviour).
 * Addresses of `/_ipx/` contain another address and stay unchanged.
 */
export function singleSlashes(pathname: string): string {
  return pathname.startsWith('/_ipx/') ? pathname : pathname.replace(/\/+/g, '/');
}
