import sharp from 'sharp';

type ReadableFormat = 'jpeg' | 'png' | 'webp' | 'tiff';

/**
 * Whether the build can decode a picture to its end. Of a JPEG, only the headers and the end are
 * checked: decoders ignore errors in the image data, and decoding each photograph would take
 * minutes. Pictures in other formats are rare, and one wrong bit ruins them.
 */
export async function isWhole(format: ReadableFormat, bytes: Uint8Array): Promise<boolean> {
  if (format !== 'jpeg') return canDecode(bytes, 'error');
  const segments = jpegSegments(bytes);
  return segments !== undefined && canDecode(Buffer.concat(segments.map(smallFrame)), 'none');
}

async function canDecode(bytes: Uint8Array, failOn: 'error' | 'none'): Promise<boolean> {
  try {
    await sharp(bytes, { failOn }).resize(8, 8).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * Changes the size in a frame header to 8 × 8 px, so that the JPEG decodes at once; returns other
 * segments unchanged.
 */
function smallFrame(segment: Uint8Array): Uint8Array {
  const isFrame = (segment[1] ?? 0) >> 4 === 0xc && ![0xc4, 0xc8, 0xcc].includes(segment[1] ?? 0);
  if (!isFrame || segment.length < 9) return segment;
  const small = Uint8Array.from(segment);
  small.set([0, 8, 0, 8], 5);
  return small;
}

/**
 * Returns the segments of a JPEG without the image data between them (ITU T.81, B.1); undefined if
 * it is cut off before its end marker or has a marker at which decoders stop. Segments are skipped
 * whole, because the preview inside Exif has an end marker of its own. In image data, an FF byte
 * that is not a marker is followed by 00 or is a restart.
 */
function jpegSegments(bytes: Uint8Array): Uint8Array[] | undefined {
  const segments = [bytes.subarray(0, 2)];
  for (let at = bytes.indexOf(0xff, 2); at !== -1; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1];
    if (marker === undefined || (marker > 0x01 && marker < 0xc0)) return undefined;
    if (marker === 0xd9) return [...segments, bytes.subarray(at, at + 2)];
    if (marker === 0xff) {
      at += 1;
    } else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2;
    } else {
      const end = at + 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
      segments.push(bytes.subarray(at, end));
      at = end;
    }
  }
  return undefined;
}

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

/** Detects a file's format by its first bytes; undefined if it is none of `signatures`. */
export function readPictureFormat(bytes: Uint8Array) {
  const text = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return signatures.find(([, at, signature]) => text.startsWith(signature, at))?.[0];
}

/** Reasons to reject an SVG: not an SVG, cut off, with a script, or loading other files. */
type SvgFault = 'logoRoot' | 'logoScript' | 'logoOutside';

const root =
  /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE[^>[]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>][\s\S]*<\/svg>\s*(<!--[\s\S]*?-->\s*)*$/;
const scripts = /<(\w+:)?(script|foreignObject|iframe)[\s>/]|\son[a-z]+\s*=\s*["']|javascript:/i;
const href = /[\s:](?:href|src)\s*=\s*(["'])\s*([\s\S]*?)\1/gi;
const url = /url\(\s*["']?\s*([^"')]*)|@import/gi;
/**
 * Matches the allowed references: to parts of the drawing itself, or to embedded pictures and
 * fonts.
 */
const inside = /^(#|data:(image\/(png|jpe?g|webp|gif)|font\/|application\/(x-)?font))/i;

/** Checks a logo's SVG, including its comments: browsers can disagree on where a comment ends. */
export function svgFault(text: string): SvgFault | undefined {
  if (scripts.test(text)) return 'logoScript';
  const addresses = [...text.matchAll(href)].map(([, , address]) => address ?? '');
  const used = [...text.matchAll(url)].map(([, address]) => address ?? '');
  if ([...addresses, ...used].some((address) => !inside.test(address))) return 'logoOutside';
  return root.test(text) ? undefined : 'logoRoot';
}
