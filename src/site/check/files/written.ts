import type { ContentRecords } from '../../content/contentFiles';
import type { Form } from '../../../forms/schema/formSchema';
import type { Section } from '../../content/sections';
import type { Session } from '../../../programme/schema';
import type { Site } from '../../../content/site';
import { nearestWord } from '../../../lib/names/nearest';
import { sourcesOf, type ContentFolder, type ContentSource } from './contentFolder';
import type { Problem, ProblemCode } from '../problems/problem';
import { fieldOf, problemAt, type FieldPath } from './values';

/** A value of which any part may be missing: never written, or refused by the schema. */
export type Accepted<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? (Accepted<Item> | undefined)[]
    : { [Key in keyof T]?: Accepted<T[Key]> | undefined };

/** The fields of a record; of a section, those of every kind. */
type KeyOf<T> = T extends unknown ? keyof T & string : never;
type FieldOf<T, Key> = T extends unknown
  ? Key extends keyof T
    ? NonNullable<T[Key]>
    : never
  : never;
type ItemOf<T> = T extends readonly (infer Item)[] ? NonNullable<Item> : never;

/** A value with the place where it is written, or would be if it were. */
export class Written<T> {
  readonly #accepted: unknown;

  constructor(
    readonly source: ContentSource,
    readonly path: FieldPath,
    accepted: unknown,
  ) {
    this.#accepted = accepted;
  }

  /** What the schema has accepted of it. */
  get value(): Accepted<T> | undefined {
    // The schema has seen to the type: what breaks it is no longer there.
    return this.#accepted as Accepted<T> | undefined;
  }

  /** Whether anything is written here, even something that the schema refuses. */
  get isWritten(): boolean {
    return this.path.reduce<unknown>(fieldOf, this.source.value) !== undefined;
  }

  /** Whether what is written here is not what the schema wants. */
  get isRefused(): boolean {
    return this.isWritten && this.#accepted === undefined;
  }

  /** One of a record's fields. */
  at<Key extends KeyOf<T>>(key: Key): Written<FieldOf<T, Key>> {
    return new Written(this.source, [...this.path, key], fieldOf(this.#accepted, key));
  }

  /** A list's items, among them those that the schema refuses. */
  items(): Written<ItemOf<T>>[] {
    const items: unknown[] = Array.isArray(this.#accepted) ? this.#accepted : [];
    return items.map((item, index) => new Written(this.source, [...this.path, index], item));
  }

  /** The items of a record's list. */
  list<Key extends KeyOf<T>>(key: Key): Written<ItemOf<FieldOf<T, Key>>>[] {
    return this.at(key).items();
  }

  /** A problem at the value, or at its name. */
  problem(code: ProblemCode, values: Record<string, string> = {}, part?: 'key'): Problem {
    return problemAt(this.source, this.path, code, values, part);
  }

  /** A problem at the value if it stands wrongly to another, which is told with it. */
  against<Other extends string | number>(
    other: Other | undefined,
    isWrong: (value: Accepted<T>, other: Other) => boolean,
    code: ProblemCode,
  ): Problem[] {
    const { value } = this;
    if (value === undefined || other === undefined || !isWrong(value, other)) return [];
    return [this.problem(code, { value: String(value), other: String(other) })];
  }

  /**
   * A problem at a name that is none of the known ones, with the nearest of these; `meant` is the
   * name in full. None where the known ones are faulty themselves.
   */
  unlessKnown(
    known: readonly string[] | undefined,
    code: ProblemCode,
    values: Record<string, string> = {},
    meant?: string,
  ): Problem[] {
    const { value } = this;
    if (known === undefined || typeof value !== 'string') return [];
    const name = meant ?? value;
    if (known.includes(name)) return [];
    return [this.problem(code, { value, ...values, nearest: nearestWord(name, known) })];
  }

  get line(): string {
    return String(this.source.locate(this.path).line);
  }

  get file(): string {
    return this.source.file;
  }

  /** What the file's path says of its record. */
  get place() {
    const { year = 0, slug = '', route = '', date = '' } = this.source.place;
    return { year, slug, route, date };
  }
}

/** The files of a kind, with what their schema accepts of them. */
export function recordsOf<Kind extends keyof ContentRecords>(
  folder: ContentFolder,
  kind: Kind,
): Written<ContentRecords[Kind]>[] {
  return sourcesOf(folder, kind).map((source) => new Written(source, [], source.reading.accepted));
}

/** The settings of the site; undefined without them. */
export function siteOf(folder: ContentFolder): Accepted<Site> | undefined {
  return recordsOf(folder, 'site')[0]?.value;
}

/** The sections of all pages. */
export function sectionsOf(folder: ContentFolder): Written<Section>[] {
  return recordsOf(folder, 'page').flatMap((page) => page.list('sections'));
}

/** The sessions of all programmes. */
export function sessionsOf(folder: ContentFolder): Written<Session>[] {
  return recordsOf(folder, 'programme').flatMap((programme) => programme.items());
}

/** A field of a form. */
export type Field = Form['steps'][number]['fields'][number];

/** The fields of all steps of a form. */
export function fieldsOf(form: Written<Form>): Written<Field>[] {
  return form.list('steps').flatMap((step) => step.list('fields'));
}

/** How a report refers to another session: address, file and line. */
export function nameSession(session: Written<Session>): string {
  return `${session.value?.slug ?? ''} (${session.file}:${session.line})`;
}

/**
 * Names of a list's items, each once; `undefined` if the list or a name in it is faulty, so that a
 * report does not suggest them.
 */
export function namesIn<List>(
  list: Written<List>,
  nameOf: (item: Written<ItemOf<List>>) => string | undefined,
): string[] | undefined {
  if (list.value === undefined) return undefined;
  const names = list.items().map(nameOf);
  return names.every((name) => name !== undefined) ? [...new Set(names)] : undefined;
}

/** Items with a name that an earlier one has, each with the first that has it. */
export function repeatsIn<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string | undefined,
): [item: Item, first: Item][] {
  const named = items.filter((item) => nameOf(item) !== undefined);
  const firsts = new Map(named.toReversed().map((item) => [nameOf(item), item]));
  return named.flatMap((item) => {
    const first = firsts.get(nameOf(item)) ?? item;
    return first === item ? [] : [[item, first]];
  });
}
