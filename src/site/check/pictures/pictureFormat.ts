/** First bytes of the formats that a picture file can really have, whatever its extension says. */
const signatures = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['webp', 8, 'WEBP'],
  // Canon's newest raw photos use the same container as phone photos, so they must be tried first.
  ['raw', 4, 'ftypcrx'],
  ['heif', 4, 'ftyp'],
  ['raw', 8, 'CR\x02\0'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['gif', 0, 'GIF8'],
  ['bmp', 0, 'BM'],
  ['psd', 0, '8BPS'],
  ['pdf', 0, '%PDF'],
  ['postscript', 0, '%!PS'],
  ['postscript', 0, '\xc5\xd0\xd3\xc6'],
] as const;

/** Detects a picture's format by its first bytes; undefined for anything that is not a picture. */
export function readPictureFormat(bytes: Uint8Array) {
  const text = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return signatures.find(([, at, signature]) => text.startsWith(signature, at))?.[0];
}
