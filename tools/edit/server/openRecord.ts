import path from 'node:path';
import type { ContentSource } from '../../../src/site/check/files/contentFolder';
import type { Problem } from '../../../src/site/check/problems/problem';
import type { ContentKind } from '../../../src/site/content/contentFiles';
import { fieldOf } from '../form/fieldOf';
import { dayWords, nameOf } from '../form/nameOf';
import { readFieldPath, writeFieldPath } from '../../../src/site/check/files/schemaProblems';
import { sourceOf } from '../form/recordText';
import { jsonOf, describeFaults } from '../form/faults';
import type { Fault, Field, Picture, RecordAnswer, Value } from '../protocol';
import { itemsOf, valueAt } from '../ui/model/values';
import { open, type Editor } from './files';
import { siblingPictures, pictureAnswer } from './pictures';

type Part = Omit<ReturnType<typeof open>, 'digest'>;

/** A record as its form shows it. A table consists of the parts of several files. */
type OpenRecord = {
  place: ContentSource['place'];
  parts: Part[];
  digest: string;
  value: Value | undefined;
  field: Field;
  pictures: Picture[];
  table?: NonNullable<RecordAnswer['table']>;
  has(file: string): boolean;
  /** Returns the contents of one of its files for a value of the record. */
  valueIn(part: Part, value: Value): Value;
  /** Returns the value that the record had with this digest; undefined if it has been forgotten. */
  earlier(digest: string): Value | undefined;
  /** Returns the problems of drafts in the words of the form, for a value of the record. */
  describe(problems: Problem[], drafts: ContentSource[], value?: Value): Fault[];
};

/** The list in each file of a kind whose items become rows; '' is the whole file. */
const tables = new Map<string, { list: string; columns: string[] }>([
  [
    'exhibitor',
    {
      list: 'works',
      columns: ['title.ru', 'title.en', 'price', 'availability'].concat(
        ['height', 'width', 'depth'].map((side) => `size.${side}`),
      ),
    },
  ],
  [
    'programme',
    {
      list: '',
      columns: ['', 'hall', 'start', 'end', 'title.ru', 'title.en', 'speakers', 'places'],
    },
  ],
  ['captions', { list: '', columns: ['caption.ru', 'caption.en', 'credit.ru', 'credit.en'] }],
]);

/** Opens a file, or `table/exhibitor/2026`: the same list of all files of a kind and year. */
export function openRecord(editor: Editor, file: string): OpenRecord {
  const [, kind = '', year] = /^table\/(\w+)\/(\d{4})$/.exec(file) ?? [];
  const table = tables.get(kind);
  if (table)
    return openTable(editor, file, { kind: kind as ContentKind, year: Number(year) }, table);
  const { cache, language } = editor;
  const { digest, ...part } = open(editor, file);
  const { place, value } = part.source;
  return {
    place,
    parts: [part],
    digest,
    value: jsonOf(value),
    field: fieldOf(place.kind),
    pictures: siblingPictures(editor, file),
    has: (name) => name === file,
    valueIn: (_, next) => next,
    earlier: (then) => valueThen(editor, file, then),
    describe: (problems, drafts) => describeFaults(problems, language, cache.folder(), drafts),
  };
}

const valueThen = ({ cache }: Editor, file: string, digest: string) => {
  const text = cache.remembered(digest);
  return text === undefined ? undefined : jsonOf(sourceOf(file, text)?.value);
};

const pictureIn = (row: Value) => `${valueAt(row, ['picture']) ?? ''}`.normalize('NFC');

function openTable(
  editor: Editor,
  file: string,
  place: { kind: ContentKind; year: number },
  { list, columns }: { list: string; columns: string[] },
): OpenRecord {
  const { cache, language } = editor;
  const steps = list === '' ? [] : [list];
  const writtenIn = (contents: unknown) => valueAt(jsonOf(contents), steps);
  /**
   * Returns the rows of a list. For photographs, rows for the pictures without a caption come last;
   * they have no text.
   */
  const rowsIn = (name: string, contents: unknown): Value[] => {
    const written = itemsOf(writtenIn(contents));
    if (place.kind !== 'captions') return written;
    const captioned = new Set(written.map(pictureIn));
    const others = siblingPictures(editor, name).map((one) => ({ picture: one.name }));
    return [...written, ...others.filter((row) => !captioned.has(pictureIn(row)))];
  };
  const folder = cache.folder();
  const parts = folder.sources
    .filter(({ place: at }) => at.kind === place.kind && at.year === place.year)
    .filter(({ value }) => Array.isArray(writtenIn(value)))
    .map((source) => ({ file: source.file, text: cache.textOf(source.file), source }));
  const keyOf = ({ place: { slug, date, kind } }: ContentSource) => slug ?? date ?? kind;
  const byKey = <One>(one: (part: Part) => One) =>
    Object.fromEntries(parts.map((part) => [keyOf(part.source), one(part)]));
  const digests = Object.fromEntries(parts.map((part) => [part.file, cache.remember(part.text)]));
  const form = fieldOf(place.kind);
  const listField = form.type === 'fields' ? form.fields[list] : form;
  if (listField?.type !== 'list') throw new Error(`${place.kind} has no list ${list}.`);
  const names = byKey(({ source }) =>
    source.place.date === undefined ? nameOf(source) : dayWords(source.place.date, 'weekday'),
  );
  const pictures = ({ file: name, source }: Part) =>
    rowsIn(name, source.value).flatMap((row): Picture[] => {
      const picture = valueAt(row, ['picture']);
      if (typeof picture !== 'string') return [];
      const answer = pictureAnswer(editor, name, picture);
      return [{ ...answer, name: path.posix.join(keyOf(source), picture) }];
    });
  const rows = byKey(({ file: name, source }) => rowsIn(name, source.value));
  /** Returns the rows that are written into the file, with their places in the table. */
  const filledRows = (source: ContentSource, all: Value[]) => {
    const written = new Set(itemsOf(writtenIn(source.value)).map(pictureIn));
    const isFilled = (row: Value) =>
      place.kind !== 'captions' ||
      Object.keys(row ?? {}).join() !== 'picture' ||
      written.has(pictureIn(row));
    return all.map((row, at) => ({ row, at })).filter(({ row }) => isFilled(row));
  };
  return {
    place,
    parts,
    digest: cache.remember(JSON.stringify(digests)),
    value: rows,
    field: { type: 'lists', required: true, label: form.label, item: listField.item, names },
    pictures: parts.flatMap(pictures),
    table: { columns, files: byKey((part) => part.file) },
    has: (name) => Object.hasOwn(digests, name),
    valueIn: ({ source }, value) => {
      const contents = jsonOf(source.value) ?? {};
      const all = valueAt(value, [keyOf(source)]);
      if (!Array.isArray(all)) return contents;
      const next = filledRows(source, all).map(({ row }) => row);
      return list === '' ? next : { ...(contents as object), [list]: next };
    },
    earlier: (then) => {
      const known = JSON.parse(cache.remembered(then) ?? '{}') as Record<string, string>;
      return byKey(({ file: name }) => rowsIn(name, valueThen(editor, name, known[name] ?? '')));
    },
    describe: (problems, drafts, value = rows) =>
      describeFaults(problems, language, folder, drafts).map((fault) => {
        const part = parts.find((one) => one.file === fault.file);
        if (part === undefined || !fault.field.startsWith(`${list}[`)) return fault;
        const key = keyOf(part.source);
        const [row = '', ...where] = fault.where;
        const [index, ...inside] = readFieldPath(fault.field).slice(steps.length);
        const { at } = filledRows(part.source, itemsOf(valueAt(value, [key])))[Number(index)] ?? {};
        return {
          ...fault,
          file,
          field: writeFieldPath([key, at ?? Number(index), ...inside]),
          where: [`${names[key]?.[language]}, ${row}`, ...where],
        };
      }),
  };
}
