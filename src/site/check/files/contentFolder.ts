import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  type ContentFile,
  type ContentKind,
  kinds,
  readContentPath,
  type ContentRecords,
} from '../../content/contentFiles';
import {
  type SchemaReading,
  readBySchema,
  fieldOf,
  problemAt,
  type FieldPath,
} from './schemaProblems';
import { type YamlSource, readYaml } from './yaml';
import type { Form } from '../../../forms/schema';
import type { Section } from '../../content/page';
import type { Session } from '../../../programme/schema';
import type { Site } from '../../../content/site';
import { nearestWord } from '../../../lib/nearWord';
import type { Problem, ProblemCode } from '../problems/problem';

/** A YAML file in a valid place for content, with the fields from its path. */
export type ContentSource = YamlSource & {
  place: ContentFile;
  /** The file's own problems, and the part of the file that its schema accepts. */
  readonly reading: SchemaReading;
};

/** Everything that editors have added: all files, and the parsed YAML in valid places. */
export type ContentFolder = {
  /** Paths of all files inside the folder, with `/` between parts, sorted. */
  files: readonly string[];
  sources: readonly ContentSource[];
};

/** Reads one file of a content folder, by its path inside it, for the check. */
type ReadSource = (root: string, file: string, place: ContentFile) => ContentSource;

const readSourceFile: ReadSource = (root, file, place) =>
  readContentSource(file, readFileSync(path.join(root, file)), place);

/** Reads a content folder from disk. Never throws; a missing folder has no files. */
export function readContentFolder(root: string, read = readSourceFile): ContentFolder {
  if (!existsSync(root)) return { files: [], sources: [] };
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
  const sources = files.flatMap((file): ContentSource[] => {
    const yaml = asYaml(file);
    const place = readContentPath(yaml);
    // If a file exists with both extensions, `.yaml` is read and the other reported.
    return place === undefined || (yaml !== file && files.includes(yaml))
      ? []
      : [read(root, file, place)];
  });
  return { files, sources };
}

/** Replaces `.yml` with `.yaml`: a `.yml` file is reported, but still checked. */
export function asYaml(file: string): string {
  return file.replace(/\.ya?ml$/i, '.yaml');
}

export function readContentSource(
  file: string,
  bytes: Uint8Array,
  place: ContentFile,
): ContentSource {
  const yaml = readYaml(file, bytes);
  let reading: SchemaReading | undefined;
  return {
    ...yaml,
    place,
    get reading() {
      reading ??=
        yaml.problems.length > 0
          ? { problems: yaml.problems, accepted: undefined }
          : readBySchema(yaml, kinds[place.kind].schema);
      return reading;
    },
  };
}

export function sourcesOf(folder: ContentFolder, kind: ContentKind): readonly ContentSource[] {
  return folder.sources.filter(({ place }) => place.kind === kind);
}

/**
 * Caches the result of `read` for each file, because editors' forms repeat the check (decision
 * 048).
 */
export function perSource<Read>(read: (source: ContentSource) => Read): typeof read {
  const cache = new WeakMap<ContentSource, { read: Read }>();
  return (source) => {
    const cached = cache.get(source) ?? { read: read(source) };
    cache.set(source, cached);
    return cached.read;
  };
}

/** A value of which any part can be missing: not written, or refused by the schema. */
export type Accepted<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? (Accepted<Item> | undefined)[]
    : { [Key in keyof T]?: Accepted<T[Key]> | undefined };

/** The fields of a record, or of any kind of section. */
type KeyOf<T> = T extends unknown ? keyof T & string : never;
type FieldOf<T, Key> = T extends unknown
  ? Key extends keyof T
    ? NonNullable<T[Key]>
    : never
  : never;
type ItemOf<T> = T extends readonly (infer Item)[] ? NonNullable<Item> : never;

/** A value with its place in the file; a missing value has a place, too. */
export class Written<T> {
  readonly #accepted: unknown;

  constructor(
    readonly source: ContentSource,
    readonly path: FieldPath,
    accepted: unknown,
  ) {
    this.#accepted = accepted;
  }

  /** The part of the value that the schema accepts. */
  get value(): Accepted<T> | undefined {
    // The schema has removed everything that is not of this type.
    return this.#accepted as Accepted<T> | undefined;
  }

  /** Whether something is written here, even if the schema refuses it. */
  get isWritten(): boolean {
    return this.path.reduce<unknown>(fieldOf, this.source.value) !== undefined;
  }

  /** Whether something is written here that the schema refuses. */
  get isRefused(): boolean {
    return this.isWritten && this.#accepted === undefined;
  }

  at<Key extends KeyOf<T>>(key: Key): Written<FieldOf<T, Key>> {
    return new Written(this.source, [...this.path, key], fieldOf(this.#accepted, key));
  }

  /** Returns a list's items, including those that the schema refuses. */
  items(): Written<ItemOf<T>>[] {
    const items: unknown[] = Array.isArray(this.#accepted) ? this.#accepted : [];
    return items.map((item, index) => new Written(this.source, [...this.path, index], item));
  }

  list<Key extends KeyOf<T>>(key: Key): Written<ItemOf<FieldOf<T, Key>>>[] {
    return this.at(key).items();
  }

  problem(code: ProblemCode, values: Record<string, string> = {}, part?: 'key'): Problem {
    return problemAt(this.source, this.path, code, values, part);
  }

  /** Creates a problem if `isWrong(value, other)`; the report names both. */
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
   * Creates a problem if the name is not among the known ones; the report suggests the nearest
   * known name. `fullName` replaces a short name in this comparison. Reports nothing if the known
   * names themselves are invalid.
   */
  unlessKnown(
    known: readonly string[] | undefined,
    code: ProblemCode,
    values: Record<string, string> = {},
    fullName?: string,
  ): Problem[] {
    const { value } = this;
    if (known === undefined || typeof value !== 'string') return [];
    const name = fullName ?? value;
    if (known.includes(name)) return [];
    return [this.problem(code, { value, ...values, nearest: nearestWord(name, known) })];
  }

  get line(): string {
    return String(this.source.locate(this.path).line);
  }

  get file(): string {
    return this.source.file;
  }

  /** Returns the fields from the file's path. */
  get place() {
    const { year = 0, slug = '', route = '', date = '' } = this.source.place;
    return { year, slug, route, date };
  }
}

/** Returns the files of a kind, with the parts that their schema accepts. */
export function recordsOf<Kind extends keyof ContentRecords>(
  folder: ContentFolder,
  kind: Kind,
): Written<ContentRecords[Kind]>[] {
  return sourcesOf(folder, kind).map((source) => new Written(source, [], source.reading.accepted));
}

export function siteOf(folder: ContentFolder): Accepted<Site> | undefined {
  return recordsOf(folder, 'site')[0]?.value;
}

export function sectionsOf(folder: ContentFolder): Written<Section>[] {
  return recordsOf(folder, 'page').flatMap((page) => page.list('sections'));
}

export function sessionsOf(folder: ContentFolder): Written<Session>[] {
  return recordsOf(folder, 'programme').flatMap((programme) => programme.items());
}

export type Field = Form['steps'][number]['fields'][number];

export function fieldsOf(form: Written<Form>): Written<Field>[] {
  return form.list('steps').flatMap((step) => step.list('fields'));
}

/** Formats a reference to another session for a report: address, file and line. */
export function nameSession(session: Written<Session>): string {
  return `${session.value?.slug ?? ''} (${session.file}:${session.line})`;
}

/**
 * Returns the distinct names of a list's items; undefined if the list or a name in it is invalid,
 * so that a report does not suggest from incomplete names.
 */
export function namesIn<List>(
  list: Written<List>,
  nameOf: (item: Written<ItemOf<List>>) => string | undefined,
): string[] | undefined {
  if (list.value === undefined) return undefined;
  const names = list.items().map(nameOf);
  return names.every((name) => name !== undefined) ? [...new Set(names)] : undefined;
}

/** Returns the items whose name an earlier item has, each with the first such item. */
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
