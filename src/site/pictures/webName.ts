/**
 * A file's name without its extension, made safe for an address on any host: Latin letters, digits,
 * `.`, `_` and `-` only. Hosts refuse `#` and `?` in published files, and treat letters with
 * separate accents differently.
 */
export function webName(name: string): string {
  const latin = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-');
  return latin.replace(/^[-.]+|[-.]+$/g, '') || 'picture';
}
