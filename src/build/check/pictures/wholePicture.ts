import sharp from 'sharp';

/** The formats of photographs that the site reads. */
export type ReadableFormat = 'jpeg' | 'png' | 'webp' | 'tiff';

/**
 * Whether the build can decode a picture to its end. A JPEG is only asked for its end: what is
 * wrong inside decoders pass over, and decoding each photograph would take minutes. The other
 * formats are rare, and one wrong bit spoils them.
 */
export async function isWhole(format: ReadableFormat, bytes: Uint8Array): Promise<boolean> {
  if (format === 'jpeg') return hasJpegEnd(bytes);
  try {
    await sharp(bytes, { failOn: 'error' }).resize(8, 8).toBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a JPEG contains its end-of-image marker (ITU T.81, B.1). Segments are skipped, because
 * the preview inside Exif has an end marker of its own. In image data, an FF byte that is not a
 * marker is followed by 00 or is a restart.
 */
function hasJpegEnd(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0xff, 2); at !== -1; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1];
    if (marker === undefined) return false;
    if (marker === 0xd9) return true;
    if (marker === 0xff) at += 1;
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return false;
}
