/**
 * Whether a JPEG contains its end-of-image marker (ITU T.81, B.1). Segments are skipped, because
 * the preview inside Exif has an end marker of its own. In image data, an FF byte that is not a
 * marker is followed by 00 or is a restart.
 */
export function hasJpegEnd(bytes: Uint8Array): boolean {
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

/** Whether a PNG contains its last chunk, IEND (PNG, third edition, 5.6). */
export function hasPngEnd(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === 0x49454e44) return true;
  }
  return false;
}

/** Whether a WebP is as long as its header says (RFC 9649, 2.4). */
export function hasWebpEnd(bytes: Uint8Array): boolean {
  return bytes.length >= 12 && viewOf(bytes).getUint32(4, true) + 8 <= bytes.length;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
