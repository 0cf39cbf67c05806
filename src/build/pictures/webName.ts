/**
 * A file's name, without its extension, as it may stand in an address on any host: latin letters,
 * digits, `.`, `_` and
 * `-`. Hosts refuse `#` and `?` in published files, and letters with separate accents match
 * differently from one to another.
 */
export function webName(name: string): string {
  const latin = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-');
  return latin.replace(/^[-.]+|[-.]+$/g, '') || 'picture';
}
