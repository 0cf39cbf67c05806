import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentFolder } from '../../src/site/check/files/contentFolder';
import { readFieldPath, writeFieldPath } from '../../src/site/check/files/schemaProblems';
import type { Problem } from '../../src/site/check/problems/problem';
import { promptNotes } from '../../src/site/check/prompts';
import { tryFiles } from '../../src/site/check';
import type { EditorLanguage } from '../edit/protocol';
import { describeFaults } from '../edit/form/faults';
import { recordText, sourceOf } from '../edit/form/recordText';
import type { Memory } from './records';
import type { Pictures } from './pictures';
import { planImport, type Plan, type Planned, type Row, type Sheet } from './planImport';
import { sentence, type SentenceCode } from '../sentences';

/** A message at a column: why a row is not imported, or why a field is not overwritten. */
export type Complaint = { row: Row; path: string; problem: string; remedy: string };

export type Import = {
  plan: Plan;
  refused: Complaint[];
  conflicts: Complaint[];
  /** Whole files to write, by their paths in the content folder. */
  texts: Map<string, string>;
  bytes: Map<string, Buffer>;
  /** How many prompts are in these files. */
  prompts: number;
  /** The folder as if everything were written, for the next sheet. */
  after: ContentFolder;
};

type Context = {
  contentRoot: string;
  folder: ContentFolder;
  memory: Memory;
  pictures: Pictures;
  language: EditorLanguage;
};

/**
 * Computes the files that a sheet would write. Leaves out whole rows with a problem and tries the
 * rest again, so that only valid content is written.
 */
export async function importTable(sheet: Sheet, context: Context): Promise<Import> {
  const { folder, language, contentRoot } = context;
  const refused = new Map<Row, Complaint[]>();
  for (;;) {
    const rows = sheet.rows.filter((row) => !refused.has(row));
    const plan = planImport(sheet, folder, context.memory, context.pictures, refused);
    const add = (complaint: Complaint) =>
      refused.set(complaint.row, [...(refused.get(complaint.row) ?? []), complaint]);
    for (const { row, path: at, code, values } of plan.faults)
      add({ row, path: at, ...inParts(code, language, values) });
    const { texts, unwritten } = textsOf(plan, contentRoot);
    for (const one of plan.planned.filter(({ place }) => unwritten.has(place.file)))
      add({
        row: one.row,
        path: '',
        ...inParts('rowUnfaithful', language, { file: one.place.file }),
      });
    const bytes = new Map<string, Buffer>();
    const problems: Problem[] = [];
    for (const [target, stem] of plan.pictures) {
      const picture = await context.pictures.prepared(target, stem);
      bytes.set(target, picture.bytes);
      if (picture.fault)
        problems.push({ file: target, line: 1, column: 1, field: '', ...picture.fault });
    }
    const drafts = [...texts].map(([file, text]) => ({ file, text }));
    const pictured = [...plan.pictures.keys()].map((file) => ({ file, text: '' }));
    const { own, added } = tryFiles(folder, [...drafts, ...pictured]);
    const written = drafts.flatMap(({ file, text }) => sourceOf(file, text) ?? []);
    const inForm = (problem: Problem) => {
      const [fault] = describeFaults([problem], language, folder, written);
      return { problem: fault?.problem ?? '', remedy: fault?.remedy ?? '' };
    };
    // Rows with their own problems are left out first, because other rows can have problems only
    // because of these.
    for (const some of [[...problems, ...own], added]) {
      if (rows.some((row) => refused.has(row))) break;
      for (const problem of some)
        for (const { row, place } of rowsOf(problem, plan))
          add({ row, path: columnPath(sheet, problem, place), ...inForm(problem) });
    }
    if (rows.some((row) => refused.has(row))) continue;
    const files = [...new Set([...folder.files, ...texts.keys(), ...bytes.keys()])];
    const others = folder.sources.filter(({ file }) => !texts.has(file));
    return {
      plan,
      refused: [...refused.values()].flat().sort((a, b) => a.row.number - b.row.number),
      conflicts: plan.planned.flatMap(({ row, conflicts }) =>
        conflicts.map(({ path: at, from, to }) => ({
          row,
          path: at,
          ...inParts('rowEdited', language, { value: quoted(from), other: quoted(to) }),
        })),
      ),
      texts,
      bytes,
      prompts: promptNotes(contentRoot, { files, sources: written }).length,
      after: { files, sources: [...others, ...written].sort((a, b) => (a.file < b.file ? -1 : 1)) },
    };
  }
}

const inParts = (code: SentenceCode, language: EditorLanguage, values: Record<string, string>) => {
  const [problem = '', remedy = ''] = sentence(code, values)[language].split('  ');
  return { problem, remedy };
};

export const quoted = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  return `«${text.length > 60 ? `${text.slice(0, 57)}…` : text}»`;
};

/**
 * Returns the new texts of the changed files, whose other lines stay unchanged, and the files into
 * which a value cannot be written.
 */
function textsOf(plan: Plan, contentRoot: string) {
  const texts = new Map(plan.texts);
  const unwritten = new Set<string>();
  for (const [file, value] of plan.values) {
    const target = path.join(contentRoot, file);
    const before = existsSync(target) ? readFileSync(target, 'utf8') : '';
    try {
      const text = recordText(file, before, value);
      if (text !== before) texts.set(file, text);
    } catch {
      unwritten.add(file);
    }
  }
  return { texts, unwritten };
}

/**
 * Returns the rows that can have caused a problem: the rows of its record; if there are none, those
 * of its file; then those that write its value; otherwise all.
 */
function rowsOf({ file, field, values }: Problem, { planned, pictures }: Plan): Planned[] {
  const touched = planned.filter(({ isNew, changes }) => isNew || changes.length > 0);
  const isAbout = ({ place }: Planned) => {
    if (pictures.has(file)) return path.dirname(place.file) === path.dirname(file);
    const start = writeFieldPath([...(place.list ? [place.list] : []), place.at ?? 0]);
    return (
      place.file === file &&
      (place.at === undefined ||
        `${field}.`.startsWith(`${start}.`) ||
        field.startsWith(`${start}[`))
    );
  };
  const named = (one: Planned) =>
    one.changes.some(({ to }) =>
      [values['value'], path.basename(file)].some((value) => value !== '' && value === String(to)),
    );
  const about = touched.filter(isAbout);
  if (pictures.has(file)) return about.filter(named);
  const inFile = touched.filter(({ place }) => place.file === file);
  return [about, inFile, touched.filter(named), touched].find(({ length }) => length > 0) ?? [];
}

/**
 * Returns the path of the column for a problem: that of the problem's field, or else of a field
 * inside or around it.
 */
function columnPath({ headers }: Sheet, { field }: Problem, { at, list }: Planned['place']) {
  const steps = readFieldPath(field).slice(at === undefined ? 0 : list ? 2 : 1);
  const paths = headers.matches.flatMap(({ columns }) => columns.map((one) => one.path));
  const inner = steps.filter((step) => typeof step === 'string').join('.');
  return (
    paths.find((one) => one === inner) ??
    paths.find(
      (one) => inner !== '' && (one.startsWith(`${inner}.`) || inner.startsWith(`${one}.`)),
    ) ??
    inner
  );
}
