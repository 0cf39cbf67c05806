import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byteReader';
import { rebuildGlyphs } from './woff2Glyphs';

type Entry = { tag: string; length: number; isTransformed: boolean };

/** Tags that WOFF2 names by number (W3C WOFF2 §5.1). */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .split(' ')
    .map((tag) => tag.replace('_', ' '));

/**
 * A WOFF2 font as TrueType (W3C WOFF2). The npm package of the site's typeface has WOFF2 only, and sharp draws text
 * with fonts it can read from TrueType files. One font with outlines of its own, as those of @fontsource; no collection.
 */
export function trueTypeOf(woff2: Buffer): Buffer {
  const header = new ByteReader(woff2);
  if (header.tag() !== 'wOF2') throw new Error('This is no WOFF2 font.');
  const flavour = header.uint32();
  header.skip(4);
  const count = header.uint16();
  header.skip(6);
  const compressedLength = header.uint32();
  header.at = 48;
  const entries = Array.from({ length: count }, () => readEntry(header));
  const data = brotliDecompressSync(woff2.subarray(header.at, header.at + compressedLength));
  const tables = new Map<string, Buffer>();
  const transformed = new Set<string>();
  let at = 0;
  for (const { tag, length, isTransformed } of entries) {
    tables.set(tag, data.subarray(at, at + length));
    if (isTransformed) transformed.add(tag);
    at += length;
  }
  if (transformed.has('glyf')) rebuildGlyphs(tables, transformed.has('hmtx'));
  return writeFont(flavour, tables);
}

function readEntry(reader: ByteReader): Entry {
  const flags = reader.uint8();
  const tag = (flags & 63) === 63 ? reader.tag() : (knownTags[flags & 63] ?? '');
  const length = reader.base128();
  // Outlines are transformed in version 0, all other tables in any version but 0.
  const isTransformed = (tag === 'glyf' || tag === 'loca') === (flags >> 6 === 0);
  return { tag, length: isTransformed ? reader.base128() : length, isTransformed };
}

/** Tables with their directory; checksums stay 0, which no reader of fonts minds. */
function writeFont(flavour: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const directory = Buffer.alloc(12 + 16 * sorted.length);
  const power = Math.floor(Math.log2(sorted.length));
  directory.writeUInt32BE(flavour, 0);
  directory.writeUInt16BE(sorted.length, 4);
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (sorted.length - 2 ** power), 10);
  const parts = [directory];
  let offset = directory.length;
  sorted.forEach(([tag, table], index) => {
    const at = 12 + 16 * index;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}
