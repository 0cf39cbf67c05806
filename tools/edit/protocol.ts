// The protocol between the page of `npm run edit` and its server (decision 048). Types only, so
// that both ends can import them.

export type Words = { ru: string; en: string };
export type EditorLanguage = keyof Words;

/** The contents of a file, as JSON; a field without a value has no key. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** A record that a field can name: the value to write into the file, and its label. */
export type Choice = { value: string | number; label: Words };

/** Lists that references choose from; speakers, exhibitors and sessions of all years. */
export type ReferenceTo =
  | 'halls'
  | 'stands'
  | 'speakers'
  | 'exhibitors'
  | 'sessions'
  | 'works'
  | 'forms';

/** How to fill in one field: its schema, translated for the page. */
export type Field = {
  label: Words;
  help?: Words;
  required: boolean;
  /**
   * For a day: the field next to it whose state began on that day, and the states that need a day.
   */
  dayOf?: { field: string; states: readonly string[] };
} & (
  | { type: 'text'; lines: 'one' | 'several' }
  /** `{ru, en}` side by side; `others` are the fields next to these two, such as `sortAs`. */
  | { type: 'localized'; lines: 'one' | 'several'; others: Record<string, Field> }
  /** `words`: values allowed in place of a number, such as `full` for places. */
  | { type: 'number'; words?: Choice[] }
  | { type: 'flag' }
  | { type: 'choice'; choices: Choice[] }
  /** `2026-04-03`, `10:30`, `2026-04-03T10:30`, in Moscow. */
  | { type: 'day' | 'time' | 'moment' }
  | { type: 'reference'; to: ReferenceTo }
  /** A file next to the record, by name. */
  | { type: 'picture' }
  | { type: 'fields'; fields: Record<string, Field> }
  | { type: 'list'; item: Field; min: number }
  /** A table: the same list of several files, with a name for each file. */
  | { type: 'lists'; item: Field; names: Record<string, Words> }
  /** Fields that depend on the value of `kind`, such as sections of a page. */
  | {
      type: 'kinds';
      kinds: Record<string, { label: Words; help?: Words; fields: Record<string, Field> }>;
    }
);

/** One problem at its field, in the check's own words. */
export type Fault = {
  /** Labels down to the field in the form's words: `Work 1`, `Title`. */
  where: string[];
  /** The file's name in lists. */
  name: string;
  /** Path of the field, as `works[0].title.en`; empty for the file as a whole. */
  field: string;
  file: string;
  line: number;
  problem: string;
  remedy: string;
};

export type DiffLine = { sign: '+' | '-' | ' '; text: string };

/** What a record can lack: a text in place of a prompt, a buyer for a work, a picture. */
export type Lack = 'prompts' | 'unsold' | 'picture';

/** `GET records`. `isChanged`: the file differs from the last commit. */
export type RecordsAnswer = {
  records: {
    file: string;
    kind: string;
    year?: number;
    name: Words;
    isChanged: boolean;
    lacks: Lack[];
  }[];
  /** The year of new records. */
  currentEdition?: number | undefined;
  /** Fields that a new record of a kind must have from the start, by kind and option. */
  requiredFields: Partial<Record<string, Record<string, Field>>>;
};

/**
 * `GET found?words=…`: records with these words; `GET english`: records whose English is missing or
 * older than the Russian.
 */
export type FilesAnswer = { files: string[] };

/** `POST sheet?name=…`: what a sheet changes, or has changed; `isReady`: it can be written. */
export type SheetAnswer = { report: string; isReady: boolean };

/** A picture next to a record; `address` is on this server. Also the answer to `POST picture`. */
export type Picture = {
  name: string;
  address: string;
  /** Whether the picture is the frame that `npm run new` draws in place of a logo. */
  isPrompt?: true;
  /** Whether the picture was converted or reduced when it was added. */
  isConverted?: true;
};

/** A session as visitors know it from main. */
export type Announced = { day: string; start: string; end: string; hall: string; changes: number };

/**
 * `GET record?file=…`. A record can be a table, `table/exhibitor/2026`: its fields are the lists of
 * several files.
 */
export type RecordAnswer = {
  file: string;
  kind: string;
  /** Digest of the file's bytes; a save sends it back. */
  digest: string;
  /** Absent if the YAML cannot be parsed: `faults` explain why, to be fixed by hand. */
  value?: Value;
  field: Field;
  references: Partial<Record<ReferenceTo, Choice[]>>;
  pictures: Picture[];
  /**
   * For a table: its columns as paths in a row ('' is the row itself), and the file of each list.
   */
  table?: { columns: string[]; files: Record<string, string> };
  /** The contents of the file on main; absent if it is not there. */
  published?: Value;
  /** For programmes: the sessions of the year on main, by slug. */
  announced?: Record<string, Announced>;
  /** The day for a sale without a day: today, but not after the year's fair. */
  today: string;
  /** The page on which `gatsby develop` shows the record, `/exhibitors/2026/kobalt/`. */
  page?: string;
  /** Whether the record is a drawing (plan or way), whose numbers an editor places by eye. */
  isDrawing: boolean;
  faults: Fault[];
  /** Prompts of `npm run new` that nobody has replaced yet. */
  prompts: Fault[];
};

/** `POST check` and `POST save`: the new contents of the file. */
export type CheckRequest = {
  file: string;
  digest: string;
  value: Value;
  /** Fields in conflict in which the sent value wins; in the others, the file's value does. */
  keep?: string[];
};
/** `isSavable`: the file itself is valid; problems between files do not prevent a save. */
export type CheckAnswer = {
  faults: Fault[];
  prompts: Fault[];
  diff: DiffLine[];
  isSavable: boolean;
};
export type SaveAnswer = Omit<CheckAnswer, 'isSavable'> & { digest: string; pictures: Picture[] };
/**
 * The 409 response to `check` and `save`, if the file has changed meanwhile: both changes merged,
 * and the fields that both have changed, which keep the other side's value.
 */
export type ConflictAnswer = { digest: string; merged: Value; conflicts: Conflict[] };
/** A field that both sides have changed; `where` are its labels, empty for the whole file. */
export type Conflict = { field: string; where: string[] } & {
  [side in 'mine' | 'theirs']?: Value | undefined;
};

/** `GET changes`: differences from the last commit in content/, and where they can be handed in. */
export type ChangesAnswer = {
  files: { file: string; what: Words; diff: DiffLine[] }[];
  faults: Fault[];
  /** Prompts of changed files; a hand-in with them has to say `isUnfinished`. */
  prompts: Fault[];
  /** Branches that were committed and could not be sent. */
  unsent: string[];
  /** Where the commit would go: the remote's address, or none. */
  remote?: string;
};

/** `POST hand-in`: files of `changes`, with a sentence that describes the change. */
export type HandInRequest = { files: string[]; message: string; isUnfinished?: boolean };
export type HandInAnswer = {
  branch: string;
  commit: string;
  isPushed: boolean;
  /** Why the commit was not pushed, and the remedy. */
  why?: Words;
  /** The address for opening a pull request, if the server prints one. */
  address?: string | undefined;
};

/** `POST move`: `to` is the new address; without `to`, the record is deleted. */
export type MoveRequest = { file: string; to?: string | undefined; isSure?: boolean | undefined };
/**
 * The changes of a move: texts of files, files that move or are removed, pages with another
 * address; and the record's new file.
 */
export type MoveAnswer = {
  changes: { file: string; name: Words; diff: DiffLine[] }[];
  files: string[];
  pages: { old: string; next: string }[];
  file?: string;
};
/** `POST duplicate`: a copy of the record in another year. */
export type DuplicateRequest = { file: string; year: string };

/** `POST identity`: the name and e-mail for git's commits. */
export type IdentityRequest = { name: string; email: string };

/** `POST update`: which side wins in each conflict, by file and then by field. */
export type UpdateRequest = { choices: Record<string, Record<string, 'mine' | 'theirs'>> };
/**
 * If a conflict has no choice, nothing has been written. `accepted`: changed files that are now the
 * same on main, so they no longer count as changed. `files`: number of the other files that are
 * newer now.
 */
export type UpdateAnswer = {
  conflicts: { file: string; name: Words; fields: Conflict[] }[];
  accepted: string[];
  files: number;
};

/** Any answer other than 200 or the 409 of a save: what is wrong, in plain words. */
export type RefusedAnswer = {
  words: Words;
  faults?: Fault[];
  prompts?: Fault[];
  /** What the page can offer as a remedy. */
  needs?: 'identity' | 'update';
};
