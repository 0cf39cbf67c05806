import { writeFileSync } from 'node:fs';
import Papa from 'papaparse';
import writeXlsx from 'write-excel-file/node';
import type { ContentFolder } from '../../src/site/check/files/contentFolder';
import type { EditorLanguage } from '../edit/protocol';
import { writeAtomically } from '../edit/server/writeAtomically';
import { refusal } from '../sentences';
import type { Maybe } from '../edit/ui/model/values';
import { writeCell } from './cells';
import { columnsOf, valueIn, type Column, type SheetKind } from './columns';
import { digestOf, memoryFile, readMemory, keyOf, ContentDrafts, type Place } from './records';

type Options = {
  kind: SheetKind;
  year: number;
  language: EditorLanguage;
  folder: ContentFolder;
  contentRoot: string;
  /** The folder of the only exhibitor to export, for a sheet that is sent to this exhibitor. */
  only?: string | undefined;
};

/** Returns the rows of a sheet, headers first, in the form that `npm run import` reads. */
export function sheetRows({ kind, year, language, folder, only }: Options) {
  const drafts = new ContentDrafts(folder);
  const columns = columnsOf(kind);
  const slugOf = ({ file }: Place) => file.split('/')[2] ?? '';
  const places = drafts
    .all(kind, year)
    .filter((place) => only === undefined || slugOf(place) === only);
  const valueOf = (place: Place, column: Column): Maybe => {
    if (column.isKey !== true) return valueIn(drafts.read(place), column);
    return kind === 'sessions' ? place.file.slice(-15, -5) : slugOf(place);
  };
  const rows = places.map((place) =>
    columns.map((column) => writeCell(column.field, valueOf(place, column), language)),
  );
  return { rows: [columns.map(({ label }) => label[language]), ...rows], columns, places, drafts };
}

/**
 * Writes a sheet and stores digests of its values, so that the next import notices edits made
 * meanwhile.
 */
export async function exportSheet(file: string, options: Options): Promise<number> {
  const { kind, contentRoot } = options;
  const { rows, columns, places, drafts } = sheetRows(options);
  try {
    await writeRows(file, rows, columns.length);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === '') throw error;
    throw refusal('notExported', { file, code });
  }
  const memory = readMemory(contentRoot);
  for (const place of places) {
    const record = drafts.read(place);
    const own = columns.filter(({ isKey }) => isKey !== true);
    const digests = own.map((column) => [column.path, digestOf(valueIn(record, column))] as const);
    memory[keyOf(kind, place, record)] = Object.fromEntries(digests);
  }
  writeAtomically(...memoryFile(contentRoot, memory));
  return places.length;
}

async function writeRows(
  file: string,
  rows: (string | number)[][],
  columnCount: number,
): Promise<void> {
  if (/\.[ct]sv$/i.test(file)) {
    const delimiter = /\.tsv$/i.test(file) ? '\t' : ',';
    // The byte order mark tells spreadsheets the encoding; an apostrophe before = prevents a
    // formula.
    const text = Papa.unparse(rows, { delimiter, escapeFormulae: true });
    writeFileSync(file, `\uFEFF${text}\n`);
  } else {
    const cells = rows.map((row) =>
      row.map((value) => (value === '' ? null : { value, wrap: true })),
    );
    await writeXlsx(cells, {
      columns: Array.from({ length: columnCount }, () => ({ width: 24 })),
      stickyRowsCount: 1,
    }).toFile(file);
  }
}
