import { latinLetters } from '../../lib/names/latinLetters';

/**
 * A name for addresses: letters are written in plain Latin, accents fall away, and everything
 * else that is no Latin letter or digit becomes a hyphen. Empty if nothing is left.
 */
export function latinName(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{DI}/gu, '')
    .replace(/\p{L}/gu, (letter) => latinLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
