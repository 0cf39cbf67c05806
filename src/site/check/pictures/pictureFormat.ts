/**
 * Formats a picture file may really have, whatever its extension says. The site can read the first
 * four.
 */
export type PictureFormat =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'tiff'
  | 'heif'
  | 'raw'
  | 'gif'
  | 'bmp'
  | 'psd'
  | 'pdf'
  | 'postscript';

const signatures: readonly [PictureFormat, number, string][] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['webp', 8, 'WEBP'],
  // Canon's newest raw photos use the same container as phone photos, so they must be tried first.
  ['raw', 4, 'ftypcrx'],
  ['heif', 4, 'ftyp'],
  ['raw', 8, 'CR\x02\0'],
  ['raw', 0, 'FUJIFILMCCD-RAW'],
  ['raw', 0, 'IIRO'],
  ['raw', 0, 'IIU\0'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['gif', 0, 'GIF8'],
  ['bmp', 0, 'BM'],
  ['psd', 0, '8BPS'],
  ['pdf', 0, '%PDF'],
  ['postscript', 0, '%!PS'],
  ['postscript', 0, '\xc5\xd0\xd3\xc6'],
];

/**
 * Tells a picture's format from its first bytes; `undefined` for anything that is not a picture.
 */
export function readPictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  return signatures.find(([, at, signature]) => holds(bytes, at, signature))?.[0];
}

function holds(bytes: Uint8Array, at: number, signature: string): boolean {
  return [...signature].every((character, index) => bytes[at + index] === character.charCodeAt(0));
}
