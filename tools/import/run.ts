import {
  readContentFolder,
  type ContentFolder,
  siteOf,
} from '../../src/site/check/files/contentFolder';
import { now, moscowDay } from '../../src/lib/time/clock';
import type { EditorLanguage } from '../edit/protocol';
import { confined, write } from '../edit/server/files';
import { asText } from './cells';
import { exportSheet } from './exportSheet';
import { columnsOf, findHeaders, isSheetKind, sheetKinds, type SheetKind } from './columns';
import { importTable, quoted, type Complaint, type Import } from './importTable';
import { memoryFile, readMemory } from './records';
import { openPictures } from './pictures';
import type { Row, Sheet } from './planImport';
import { readTable, type Table } from './readSheet';
import { readSchedule } from './schedules';
import { lang, languageOf, readOptions } from '../options';
import { Refusal, refusal, sentence, type SentenceCode } from '../sentences';

type Around = { contentRoot: string; env: Record<string, string | undefined> };
type Outcome = { status: 0 | 1; text: string };

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const forImport = {
  kind: { ...text, values: Object.keys(sheetKinds) },
  year: text,
  pictures: text,
  only: text,
  write: flag,
  lang,
};
const forExport = { year: text, only: text, out: text, xlsx: flag, lang };

/**
 * Runs `npm run import -- FILE` or `npm run export -- KIND`; returns the report or the reason for
 * refusing.
 */
export async function runSheets(
  command: 'import' | 'export',
  args: readonly string[],
  around: Around,
): Promise<Outcome> {
  const language = languageOf(args, around.env);
  try {
    const given =
      command === 'import' ? readOptions(args, forImport, 1) : readOptions(args, forExport, 1);
    const { values, positionals } = given;
    const [requested] = positionals;
    if (requested === undefined) throw refusal('sheetUsage');
    const folder = readContentFolder(around.contentRoot);
    const current = siteOf(folder)?.currentEdition ?? moscowDay(now()).slice(0, 4);
    const year = Number(values.year ?? current);
    if (!folder.files.includes(`${year}/edition.yaml`))
      throw refusal('noEdition', { value: values.year ?? year });
    const run = { ...around, ...values, year, language };
    return await (command === 'import'
      ? runImport(requested, run)
      : runExport(requested, run, folder));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: 1, text: error.words[language] };
  }
}

type Run = Around & { year: number; language: EditorLanguage };
type ImportRun = Run & {
  kind?: string | undefined;
  pictures?: string | undefined;
  only?: string | undefined;
  write?: boolean | undefined;
};
type ExportRun = Run & {
  only?: string | undefined;
  out?: string | undefined;
};

async function runExport(kind: string, run: ExportRun, folder: ContentFolder): Promise<Outcome> {
  const { year, language, only, out } = run;
  if (!isSheetKind(kind)) throw refusal('noHeaders', { file: kind });
  const own = only && `${year}/${sheetKinds[kind].folder}/${only}`;
  if (own && !folder.files.some((one) => one.startsWith(`${own}/`)))
    throw refusal('noRecord', { file: own });
  const file = out ?? `${kind}-${year}.xlsx`;
  const count = await exportSheet(file, { ...run, kind, folder });
  return { status: 0, text: sentence('exported', { file, count })[language] };
}

async function runImport(file: string, run: ImportRun): Promise<Outcome> {
  const { contentRoot, language, year } = run;
  const isSchedule = /\.(json|xml)$/i.test(file);
  const tables: (Table & { kind?: SheetKind })[] = isSchedule
    ? readSchedule(file)
    : [await readTable(file)];
  let [folder, memory] = [readContentFolder(contentRoot), readMemory(contentRoot)];
  const lines: string[] = [];
  const imports: Import[] = [];
  for (const table of tables) {
    const sheet = sheetOf(table, table.kind ?? kindOf(table, run.kind), year);
    sheet.exhibitor = exhibitorOf(table, sheet, folder, run.only);
    requireNames(table, sheet);
    const pictures = openPictures(file, folder.files, run.pictures);
    const done = await importTable(sheet, { contentRoot, folder, memory, pictures, language });
    [folder, memory] = [done.after, done.plan.memory];
    imports.push(done);
    lines.push(...describe(table, sheet, done, language));
    if (table.unread?.length)
      lines.push(sentence('fieldsNotRead', { value: table.unread.join(', ') })[language]);
  }
  const files = new Map<string, string | Buffer>(
    imports.flatMap(({ bytes, texts }) => [...bytes, ...texts]),
  );
  const [memoryPath, memoryText] = memoryFile(contentRoot, memory);
  const isNews = JSON.stringify(memory) !== JSON.stringify(readMemory(contentRoot));
  if (files.size === 0) lines.push(sentence('nothingToChange')[language]);
  else if (run.write !== true) lines.push(sentence('dryRun')[language]);
  if (run.write === true) {
    for (const [name, bytes] of files) write(confined(contentRoot, name), bytes);
    if (isNews) write(memoryPath, memoryText);
    if (files.size > 0) lines.push(sentence('sheetWritten', { count: files.size })[language]);
  }
  const isWhole = imports.every(({ refused }) => refused.length === 0);
  return { status: isWhole ? 0 : 1, text: lines.join('\n') };
}

/** Returns the requested kind, the kind that the file is named after, or the one that fits best. */
function kindOf({ name, rows }: Table, requested?: string): SheetKind {
  if (isSheetKind(requested)) return requested;
  const kinds = Object.keys(sheetKinds) as SheetKind[];
  const named = kinds.find((kind) => name.toLowerCase().startsWith(kind));
  const fit = (kind: SheetKind) => findHeaders(kind, rows).matches.length;
  return named ?? kinds.reduce((best, kind) => (fit(kind) > fit(best) ? kind : best));
}

/** Returns the exhibitor of all rows: as requested, else the one after whom the file is named. */
function exhibitorOf({ name }: Table, { year }: Sheet, { files }: ContentFolder, only?: string) {
  const isThere = (slug: string) => files.includes(`${year}/exhibitors/${slug}/index.yaml`);
  if (only !== undefined && !isThere(only))
    throw refusal('noRecord', { file: `${year}/exhibitors/${only}` });
  const slug = only ?? name.replace(/\.\w+$/, '').toLowerCase();
  return isThere(slug) ? slug : undefined;
}

/** Refuses a sheet without the columns that name its rows, once instead of at each row. */
function requireNames({ name: file }: Table, { kind, headers, exhibitor }: Sheet): void {
  const has = (...paths: string[]) =>
    headers.matches.some(({ columns }) =>
      columns.some(({ path }) => paths.includes(path.replace(/(^|\.)(ru|en)$/, ''))),
    );
  if (headers.matches.length === 0) throw refusal('noHeaders', { file });
  const needsExhibitor = sheetKinds[kind].key === 'exhibitor' && exhibitor === undefined;
  if (needsExhibitor && !has('exhibitor')) throw refusal('noExhibitorColumn', { file });
  if (!has('', 'slug', 'name', 'title', 'picture')) throw refusal('noNameColumn', { file });
}

export function sheetOf({ rows }: Table, kind: SheetKind, year: number): Sheet {
  const headers = findHeaders(kind, rows);
  const numbered = rows.map((cells, at): Row => ({ number: at + 1, cells }));
  const isFull = ({ cells }: Row) =>
    headers.matches.some(({ at }) => String(cells[at] ?? '').trim() !== '');
  return { kind, year, headers, rows: numbered.slice(headers.end).filter(isFull) };
}

/** Returns a column's letters, as spreadsheets write them. */
const letterOf = (at: number): string =>
  (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

function describe(table: Table, sheet: Sheet, done: Import, language: EditorLanguage): string[] {
  const { plan, refused, conflicts, prompts, bytes } = done;
  const { matches, names } = sheet.headers;
  const labels = new Map(columnsOf(sheet.kind).map(({ path: at, label }) => [at, label[language]]));
  const t = (key: SentenceCode, values = {}) => sentence(key, values)[language];
  const mapping = names.flatMap((header, at) => {
    const columns = matches.find((match) => match.at === at)?.columns ?? [];
    const label = columns.map((column) => column.label[language]).join(', ');
    if (header === '') return [];
    return t(label === '' ? 'columnNotRead' : 'columnRead', {
      letter: letterOf(at),
      header,
      label,
    });
  });
  const first = sheet.rows.slice(0, 3).map(({ number, cells }) => {
    const texts = matches.map(({ at }) => asText(cells[at]).replace(/\s+/g, ' ').slice(0, 24));
    return `  ${number}  ${texts.join(' | ')}`;
  });
  const changed = plan.planned.filter(({ isNew, changes }) => isNew || changes.length > 0);
  const fates = changed.map(({ isNew, place, changes }) => {
    const name = place.at === undefined ? place.file : `${place.file} ${place.at + 1}`;
    const from = (value: unknown) => (value === undefined ? '' : `${quoted(value)} → `);
    const value = changes.map(
      ({ path: at, from: old, to }) => `${labels.get(at) ?? at}: ${from(old)}${quoted(to)}`,
    );
    return isNew ? t('rowNew', { name }) : t('rowChanged', { name, value: value.join('; ') });
  });
  const complain = ({ row, path: at, problem, remedy }: Complaint) => {
    const match = matches.find(({ columns }) => columns.some((column) => column.path === at));
    const place = `${table.name}:${row.number}${match ? `:${letterOf(match.at)}` : ''}`;
    return [place, labels.get(at) ?? at, problem, remedy].filter(Boolean).join('  ');
  };
  const created = changed.filter(({ isNew }) => isNew).length;
  const counts = {
    new: created,
    changed: changed.length - created,
    same: plan.planned.length - changed.length,
  };
  const refusedRows = new Set(refused.map(({ row }) => row)).size;
  return [
    t('sheet', { file: table.name, kind: sheet.kind, year: sheet.year, count: sheet.rows.length }),
    ...mapping,
    t('firstRows'),
    ...first,
    ...fates,
    ...refused.map(complain),
    ...conflicts.map(complain),
    t('rowsTotal', counts),
    ...(bytes.size > 0 ? [t('picturesAdded', { count: bytes.size })] : []),
    ...(prompts > 0 ? [t('promptsWritten', { count: prompts })] : []),
    ...(refusedRows > 0 ? [t('rowsRefused', { count: refusedRows })] : []),
    ...(conflicts.length > 0 ? [t('rowsKept', { count: conflicts.length })] : []),
  ];
}
