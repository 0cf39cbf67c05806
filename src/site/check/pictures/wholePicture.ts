import sharp from 'sharp';

type ReadableFormat = 'jpeg' | 'png' | 'webp' | 'tiff';

/**
 * Whether the build can decode a picture to its end. Of a JPEG, only the headers and the end are
 * checked: decoders ignore errors in the image data, and decoding each photograph would take
 * minutes. The other formats are rare, and one wrong bit ruins them.
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

/** Reduces a frame header to 8 × 8 px, which decode at once; returns other segments unchanged. */
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
