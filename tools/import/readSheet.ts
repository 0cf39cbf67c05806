import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { readSheet as readXlsx } from 'read-excel-file/universal';
import type { Cell } from './cells';
import { refusal } from '../sentences';

/** A table: rows of cells; `unread` names fields of the source that the site has no place for. */
export type Table = { name: string; rows: Cell[][]; unread?: string[] };

/** Limits, which no list of a fair reaches: MB of the file and unpacked, rows, columns. */
const max = { fileMb: 10, unpackedMb: 60, rows: 20_000, columns: 200 };
const megabyte = 1_000_000;
export const maxSheetBytes = max.fileMb * megabyte;

/** Returns the size of a file; refuses a missing one, and a folder. */
export function sizeOf(file: string): number {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isFile() !== true) throw refusal('noFile', { file });
  return stats.size;
}

/** Reads the first sheet of a file; a formula is read as its stored result. */
export async function readTable(file: string): Promise<Table> {
  const name = path.basename(file);
  const size = sizeOf(file);
  if (size > maxSheetBytes) throw refusal('fileTooLarge', { file, value: `${max.fileMb} MB` });
  const bytes = readFileSync(file);
  const rows = /\.xlsx$/i.test(file) ? await readWorkbook(file, bytes) : readText(file, bytes);
  const isLarge = rows.length > max.rows || rows.some((row) => row.length > max.columns);
  if (isLarge) throw tooLong(file);
  return { name, rows };
}

const tooLong = (file: string) =>
  refusal('fileTooLarge', { file, value: `${max.rows} × ${max.columns}` });

async function readWorkbook(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<Cell[][]> {
  try {
    let unpacked = 0;
    // The sizes are read from the directory of the archive, before anything is unpacked.
    unzipSync(bytes, { filter: ({ originalSize }) => (unpacked += originalSize) < 0 });
    if (unpacked > max.unpackedMb * megabyte)
      throw refusal('fileTooLarge', { file, value: `${max.unpackedMb} MB` });
    const sheets = unzipSync(bytes, { filter: ({ name }) => /worksheets\/[^/]+\.xml$/.test(name) });
    if (!Object.values(sheets).every(isSmall)) throw tooLong(file);
    return (await readXlsx(Uint8Array.from(bytes).buffer)) as Cell[][];
  } catch (error) {
    throw error instanceof Error && 'words' in error ? error : refusal('fileUnread', { file });
  }
}

/**
 * Whether all cells are within the limits. Checked first, because the library creates every cell up
 * to the last one.
 */
function isSmall(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  const places = [...text.matchAll(/\sr\s*=\s*["']([^"']*)["']/g)].map(([, place = '']) => place);
  const isNear = (place: string) => {
    const [, letters, number] = /^([A-Z]{0,2})(\d{1,5})$/.exec(place) ?? [];
    return letters !== undefined && Number(number) <= max.rows;
  };
  return places.every(isNear) && (text.match(/<\w*:?row\b/g)?.length ?? 0) <= max.rows;
}

/** Reads text with commas, semicolons or tabs, in UTF-8, UTF-16 or the Russian Windows encoding. */
function readText(file: string, bytes: Uint8Array): string[][] {
  if (!/\.(csv|tsv|txt)$/i.test(file)) throw refusal('otherFormat', { file });
  const text = decode(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    // An empty last row makes the library miss the semicolons of a short list with two columns.
    .replace(/\n+$/, '');
  const delimiter = /\.tsv$/i.test(file) ? '\t' : '';
  return Papa.parse<string[]>(text, { delimiter, preview: max.rows + 1 }).data;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}
