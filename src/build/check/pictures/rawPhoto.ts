const subfolders = 330;
const photometric = 262;
const dngVersion = 50706;
/**
 * Pixels as the sensor delivers them: as a mosaic, or linear (DNG specification,
 * PhotometricInterpretation).
 */
const sensorPixels = new Set([32803, 34892]);

type Entry = { tag: number; count: number; value: number };

/**
 * Whether a file in TIFF's container is a camera's raw photo: CR2, NEF, ARW and DNG all use it
 * (TIFF 6.0, section 2).
 */
export function isRawPhoto(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = bytes[0] === 0x49;
  try {
    // Canon writes its mark after the header.
    if (view.getUint16(8) === 0x4352) return true;
    const main = readFolder(view, view.getUint32(4, little), little);
    const inner = main
      .filter(({ tag }) => tag === subfolders)
      .flatMap((entry) => offsetsOf(view, entry, little));
    const all = [...main, ...inner.flatMap((offset) => readFolder(view, offset, little))];
    return all.some(
      ({ tag, value }) => tag === dngVersion || (tag === photometric && sensorPixels.has(value)),
    );
  } catch {
    // The offset points past the end: the file is damaged, which another check reports.
    return false;
  }
}

function readFolder(view: DataView, offset: number, little: boolean): Entry[] {
  const entries = view.getUint16(offset, little);
  return Array.from({ length: entries }, (_, index) => {
    const at = offset + 2 + index * 12;
    const short = view.getUint16(at + 2, little) === 3;
    return {
      tag: view.getUint16(at, little),
      count: view.getUint32(at + 4, little),
      value: short ? view.getUint16(at + 8, little) : view.getUint32(at + 8, little),
    };
  });
}

function offsetsOf(view: DataView, { count, value }: Entry, little: boolean): number[] {
  if (count === 1) return [value];
  return Array.from({ length: Math.min(count, 16) }, (_, index) =>
    view.getUint32(value + index * 4, little),
  );
}
