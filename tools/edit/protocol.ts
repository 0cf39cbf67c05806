// What the page of `npm run edit` and its server say to each other (decision 048). Types alone, so
// that both ends take them.

/** A text in both languages of the editors. */
export type Words = { ru: string; en: string };
export type EditorLanguage = keyof Words;

/** What stands in a file, as JSON; a field that is not written has no key. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** A record that a field may name: what is written into the file, and what it is called. */
export type Choice = { value: string | number; label: Words };

/** Lists that references choose from; speakers, exhibitors and sessions are those of all years. */
export type ReferenceTo =
  | 'halls'
  | 'stands'
  | 'speakers'
  | 'exhibitors'
  | 'sessions'
  | 'works'
  | 'forms';

/** How one field is filled in: its schema, told to a page. */
export type Field = {
  label: Words;
  /** A line of help, from the schema. */
  help?: Words;
  required: boolean;
  /** The field next to it whose state this day dates. */
  dayOf?: string;
} & (
  | { type: 'text'; lines: 'one' | 'several' }
  /** `{ru, en}`, side by side; `others` are the fields beside the two, as `sortAs`. */
  | { type: 'localized'; lines: 'one' | 'several'; others: Record<string, Field> }
  /** `words`: what may stand in a number's place, as `full` for places. */
  | { type: 'number'; words?: Choice[] }
  | { type: 'flag' }
  | { type: 'choice'; choices: Choice[] }
  /** `2026-04-03`, `10:30`, `2026-04-03T10:30`, Moscow. */
  | { type: 'day' | 'time' | 'moment' }
  | { type: 'reference'; to: ReferenceTo }
  /** A file beside the record, by name. */
  | { type: 'picture' }
  | { type: 'fields'; fields: Record<string, Field> }
  | { type: 'list'; item: Field; min: number }
  /** Fields that depend on the value of `kind`, as sections of a page. */
  | {
      type: 'kinds';
      kinds: Record<string, { label: Words; help?: Words; fields: Record<string, Field> }>;
    }
);

/** One fault beside its field, in the check's own words. */
export type Fault = {
  /** Path of the field, as `works[0].title.en`; empty for the file as a whole. */
  field: string;
  file: string;
  line: number;
  problem: string;
  remedy: string;
};

/** One line of a diff. */
export type DiffLine = { sign: '+' | '-' | ' '; text: string };

/** `GET records`. `isChanged`: it differs from the last commit. */
export type RecordsAnswer = {
  records: { file: string; kind: string; year?: number; name: Words; isChanged: boolean }[];
};

/** A picture beside a record; `address` is one of this server's. Also of `POST picture`. */
export type Picture = { name: string; address: string };

/** `GET record?file=…` */
export type RecordAnswer = {
  file: string;
  kind: string;
  /** Of the file's bytes; a save names it. */
  digest: string;
  /** Absent where the YAML can't be read: then `faults` say why, and it is mended by hand. */
  value?: Value;
  field: Field;
  references: Partial<Record<ReferenceTo, Choice[]>>;
  pictures: Picture[];
  /** Where `gatsby develop` shows it, `/exhibitors/2026/kobalt/`. */
  page?: string;
  /** Plan and way: drawings, whose numbers are placed by eye. */
  isDrawing: boolean;
  faults: Fault[];
};

/** `POST check`, what the file would be, and `POST save`. */
export type CheckRequest = { file: string; digest: string; value: Value };
/** `isSavable`: the file by itself has no fault; those across files keep nothing from a save. */
export type CheckAnswer = { faults: Fault[]; diff: DiffLine[]; isSavable: boolean };
export type SaveAnswer = { digest: string; diff: DiffLine[]; faults: Fault[] };
/**
 * 409 of both, where the file has changed underneath: the two changes in one, and fields that both
 * have changed, where theirs stands.
 */
export type ConflictAnswer = { digest: string; merged: Value; conflicts: string[] };

/** `GET changes`: what differs from the last commit in content/, and where it may be handed in. */
export type ChangesAnswer = {
  files: { file: string; what: Words; diff: DiffLine[] }[];
  faults: Fault[];
  /** Where the commit would go: the remote's address, or none. */
  remote?: string;
};

/** `POST hand-in`: files of `changes`, with a sentence of what was done. */
export type HandInRequest = { files: string[]; message: string };
export type HandInAnswer = {
  branch: string;
  commit: string;
  isPushed: boolean;
  /** Why it is not, and what to do. */
  why?: Words;
  /** Where a pull request is opened, where the server tells it. */
  address?: string | undefined;
};

/** Any other answer than 200, 409 of a save: what is wrong, in plain words. */
export type Refused = { words: Words; faults?: Fault[] };
