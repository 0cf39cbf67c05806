import { ByteReader } from './byteReader';

type Point = { x: number; y: number; onCurve: boolean };
type Streams = Record<'contours' | 'counts' | 'flags' | 'glyphs' | 'composites' | 'boxes' | 'instructions', ByteReader> & { boxed: Buffer };
type Glyph = { data: Buffer; left: number };

const empty: Glyph = { data: Buffer.alloc(0), left: 0 };

/** Puts glyf, loca, head and hmtx into `tables` as TrueType has them, in place of WOFF2's (W3C WOFF2 §5.1–5.4). */
export function rebuildGlyphs(tables: Map<string, Buffer>, isMetricsTransformed: boolean): void {
  const glyphs = readGlyphs(table(tables, 'glyf'));
  const offsets = Buffer.alloc(4 * (glyphs.length + 1));
  let offset = 0;
  glyphs.forEach(({ data }, index) => {
    offsets.writeUInt32BE(offset, 4 * index);
    offset += data.length;
  });
  offsets.writeUInt32BE(offset, 4 * glyphs.length);
  const head = Buffer.from(table(tables, 'head'));
  // Long offsets, four bytes each.
  head.writeInt16BE(1, 50);
  tables.set('glyf', Buffer.concat(glyphs.map(({ data }) => data)));
  tables.set('loca', offsets);
  tables.set('head', head);
  if (isMetricsTransformed) tables.set('hmtx', rebuildMetrics(table(tables, 'hmtx'), table(tables, 'hhea').readUInt16BE(34), glyphs));
}

function table(tables: ReadonlyMap<string, Buffer>, tag: string): Buffer {
  const found = tables.get(tag);
  if (found === undefined) throw new Error(`The font has no table ${tag}.`);
  return found;
}

function readGlyphs(glyf: Buffer): Glyph[] {
  const reader = new ByteReader(glyf);
  reader.skip(4);
  const count = reader.uint16();
  reader.skip(2);
  const sizes = Array.from({ length: 7 }, () => reader.uint32());
  const parts = sizes.map((size) => reader.take(size));
  const boxes = parts[5] ?? glyf;
  const bitmapLength = 4 * Math.ceil(count / 32);
  const stream = (index: number) => new ByteReader(parts[index] ?? glyf);
  const streams: Streams = {
    contours: stream(0),
    counts: stream(1),
    flags: stream(2),
    glyphs: stream(3),
    composites: stream(4),
    boxed: boxes.subarray(0, bitmapLength),
    boxes: new ByteReader(boxes.subarray(bitmapLength)),
    instructions: stream(6),
  };
  return Array.from({ length: count }, (_, index) => readGlyph(index, streams));
}

function readGlyph(index: number, streams: Streams): Glyph {
  const contours = streams.contours.int16();
  const hasBox = ((streams.boxed[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
  const box = hasBox ? streams.boxes.take(8) : undefined;
  if (contours === 0) return empty;
  return contours < 0 ? readComposite(box ?? Buffer.alloc(8), streams) : readSimple(contours, box, streams);
}

function readSimple(contours: number, box: Buffer | undefined, { counts, flags, glyphs, instructions }: Streams): Glyph {
  const ends: number[] = [];
  for (let index = 0; index < contours; index += 1) ends.push((ends.at(-1) ?? -1) + counts.short255());
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index <= (ends.at(-1) ?? -1); index += 1) {
    const flag = flags.uint8();
    const [dx, dy] = readStep(flag & 127, glyphs);
    x += dx;
    y += dy;
    points.push({ x, y, onCurve: flag < 128 });
  }
  const code = instructions.take(glyphs.short255());
  const bounds = box ?? boundsOf(points);
  const data = Buffer.concat([
    numbers(contours),
    bounds,
    numbers(...ends, code.length),
    code,
    // Bit 0 says that the point is on the curve; without further bits each step takes two bytes.
    Buffer.from(points.map(({ onCurve }) => Number(onCurve))),
    numbers(...points.map((point, index) => point.x - (points[index - 1]?.x ?? 0))),
    numbers(...points.map((point, index) => point.y - (points[index - 1]?.y ?? 0))),
  ]);
  return { data: evenly(data), left: bounds.readInt16BE(0) };
}

/** The way from one point to the next, in one to four bytes by the flag (W3C WOFF2 §5.2). */
function readStep(flag: number, reader: ByteReader): [number, number] {
  const signed = (bit: number, value: number) => ((flag >> bit) & 1 ? value : -value);
  if (flag < 10) return [0, signed(0, ((flag & 14) << 7) + reader.uint8())];
  if (flag < 20) return [signed(0, (((flag - 10) & 14) << 7) + reader.uint8()), 0];
  if (flag < 84) {
    const rest = flag - 20;
    const byte = reader.uint8();
    return [signed(0, 1 + (rest & 0x30) + (byte >> 4)), signed(1, 1 + ((rest & 0x0c) << 2) + (byte & 15))];
  }
  if (flag < 120) {
    const rest = flag - 84;
    const [one, other] = [reader.uint8(), reader.uint8()];
    return [signed(0, 1 + (Math.floor(rest / 12) << 8) + one), signed(1, 1 + ((Math.floor((rest % 12) / 4)) << 8) + other)];
  }
  if (flag < 124) {
    const [one, middle, last] = [reader.uint8(), reader.uint8(), reader.uint8()];
    return [signed(0, (one << 4) + (middle >> 4)), signed(1, ((middle & 15) << 8) + last)];
  }
  const [dx, dy] = [reader.uint16(), reader.uint16()];
  return [signed(0, dx), signed(1, dy)];
}

function readComposite(box: Buffer, { composites, glyphs, instructions }: Streams): Glyph {
  const parts = [numbers(-1), box];
  let flags: number;
  let hasInstructions = false;
  do {
    const start = composites.take(4);
    flags = start.readUInt16BE(0);
    hasInstructions ||= (flags & 0x100) !== 0;
    // Places take two bytes or four; a scale of one, two or four numbers may follow (OpenType, glyf).
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    parts.push(start, composites.take((flags & 1 ? 4 : 2) + scale));
  } while (flags & 0x20);
  if (hasInstructions) {
    const code = instructions.take(glyphs.short255());
    parts.push(numbers(code.length), code);
  }
  return { data: evenly(Buffer.concat(parts)), left: box.readInt16BE(0) };
}

function boundsOf(points: readonly Point[]): Buffer {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return numbers(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}

/** Left bearings that equal the outlines' left edges are left out of WOFF2. */
function rebuildMetrics(hmtx: Buffer, wideCount: number, glyphs: readonly Glyph[]): Buffer {
  const reader = new ByteReader(hmtx);
  const flags = reader.uint8();
  const widths = Array.from({ length: wideCount }, () => reader.uint16());
  const bearing = ({ left }: Glyph, isLeftOut: boolean) => (isLeftOut ? left : reader.int16());
  return numbers(
    ...glyphs.flatMap((glyph, index) =>
      index < wideCount ? [widths[index] ?? 0, bearing(glyph, (flags & 1) !== 0)] : [bearing(glyph, (flags & 2) !== 0)],
    ),
  );
}

function evenly(data: Buffer): Buffer {
  return data.length % 4 === 0 ? data : Buffer.concat([data, Buffer.alloc(4 - (data.length % 4))]);
}

/** Numbers of two bytes each, as TrueType keeps them. */
function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xffff, 2 * index));
  return bytes;
}
