import { latinText } from './latinName';

/**
 * Makes a file's name, without its extension, safe for an address on any host: Latin letters,
 * digits, `.`, `_` and `-` only. Hosts refuse `#` and `?` in published files. Capitals, `_` and `.`
 * stay, because journalists cite addresses such as `/press-photos/2025-IMG_0042.jpg`.
 */
export function webName(name: string): string {
  const latin = latinText(name).replace(/[^\w.-]+/g, '-');
  return latin.replace(/^[-.]+|[-.]+$/g, '') || 'picture';
}
