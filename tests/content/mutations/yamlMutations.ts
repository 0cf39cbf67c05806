import { createRequire } from 'node:module';
import {
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import type { ContentFolder, ContentSource } from '../../../src/site/check/files/contentFolder';
import type { FieldPath } from '../../../src/site/check/files/schemaProblems';
import { kindOf } from '../../../src/site/content/contentFiles';
import type { Random } from '../../support/random';
import { isOptional, schemaWord, takesAnyText } from '../schemaWord';

/** A fault in the text of one file, and where it must be reported. */
export type Mutation = {
  source: ContentSource;
  text: string;
  path: FieldPath;
  /** Lines of the changed text where it may be reported, inclusive. */
  lines: [first: number, last: number];
  /** Whether the content is now invalid, decided without the check. */
  breaks: boolean;
  /** Another file where it may be reported: the other of two with the same name. */
  orFile?: string;
};

/** The parser of gatsby-transformer-yaml, whose result the site uses. */
export const { load: readAsBuild } = createRequire(
  require.resolve('gatsby-transformer-yaml/package.json'),
)('js-yaml') as {
  load: (text: string) => unknown;
};

type File = { source: ContentSource; text: string; folder: ContentFolder };
/** Makes a fault of one kind in a file; undefined if the file has no place for it. */
export type Mutate = (file: File, random: Random) => Mutation | undefined;
type PlacedScalar = { node: Scalar; path: FieldPath };
type PlacedPair = { map: YAMLMap; index: number; pair: Pair; path: FieldPath };

const referenceFields = new Set([
  'speakers',
  'exhibitors',
  'hall',
  'stand',
  'picture',
  'logo',
  'to',
  'currentEdition',
  'photos',
]);

/** Every kind of fault, by name. */
export const mutations: Record<string, Mutate> = {
  'a key dropped': dropKey,
  'a scalar of another type': changeType,
  'a list or fields for a scalar': nest,
  'a reference broken': breakReference,
  'a name taken': takeName,
  'a key misspelt': misspellKey,
  'a text emptied': emptyText,
};

function dropKey(file: File, random: Random): Mutation | undefined {
  const { source, text } = file;
  const pairs = walk(file).pairs.filter(({ map, path }) => map.items.length > 1 && !isNeeded(path));
  if (pairs.length === 0) return undefined;
  const { map, index, pair, path } = random.pick(pairs);
  const next = map.items[index + 1];
  const previous = map.items[index - 1];
  const [from, to] =
    next === undefined ? [endOf(previous), endOf(pair)] : [startOf(pair.key), startOf(next.key)];
  // A block text includes the line end before what follows.
  const end = text[to - 1] === '\n' && text[from - 1] !== '\n' && next === undefined ? '\n' : '';
  const mutated = text.slice(0, from) + end + text.slice(to);
  return {
    source,
    text: mutated,
    path,
    lines: linesOfParent(mutated, path),
    breaks: !isOptional(wordOn(source, path)),
  };
}

/**
 * Optional fields that others may need: without `status`, a cancelled session may conflict with
 * another; works of a gallery name its artists; exceptions refer to an edition's hours.
 */
const isNeeded = (path: FieldPath) =>
  path.at(-1) === 'status' || ['artists', 'hours'].includes(path.join());

function changeType(file: File, random: Random): Mutation | undefined {
  return replaceScalar(file, random, ({ node }) => {
    if (typeof node.value === 'string')
      return random.pick(['2024', '1.10', '0123', 'true', '2026-04-02', '0x1F', '~']);
    return random.pick(
      typeof node.value === 'number'
        ? ['soon', '"5"', '~', 'true', '30 cm']
        : ['yes', '"true"', '1', 'no'],
    );
  });
}

function nest(file: File, random: Random): Mutation | undefined {
  return replaceScalar(file, random, () =>
    random.pick(['[one, two]', '{one: two}', '[]', '{}', '[{one: two}]']),
  );
}

function breakReference(file: File, random: Random): Mutation | undefined {
  return replaceScalar(
    file,
    random,
    ({ node, path }) => broken(node.value, String(path.at(-1))),
    ({ node, path }) => path.some((step) => referenceFields.has(String(step))) && isOwn(node.value),
  );
}

/** A well-formed reference to a record that does not exist. */
function broken(value: unknown, field: string): string {
  const text = String(value);
  if (typeof value === 'number') return '1999';
  if (field === 'stand') return 'Z99';
  if (field === 'picture' || field === 'logo') return `zzz-${text}`;
  return text.startsWith('/') ? `/zzz${text}` : `${text}-zzz`;
}

/** Links to other sites and to anchors of the same page are not checked. */
const isOwn = (value: unknown) =>
  typeof value === 'number' ||
  (typeof value === 'string' && !/^(https?:|mailto:|tel:|#)/.test(value) && value !== '/');

function takeName(file: File, random: Random): Mutation | undefined {
  const { source, folder } = file;
  const field = (
    {
      programme: 'slug',
      exhibitor: 'stand',
      captions: 'picture',
      page: 'anchor',
      plan: 'code',
    } as Record<string, string>
  )[source.place.kind];
  if (field === undefined) return undefined;
  const isField = ({ path }: PlacedScalar) => path.at(-1) === field && path.length <= 3;
  const shared = source.place.kind === 'programme' || source.place.kind === 'exhibitor';
  const others = shared
    ? folder.sources.filter(
        ({ place }) => place.kind === source.place.kind && place.year === source.place.year,
      )
    : [source];
  const other = random.pick(others);
  const names = namesIn(other.value, field);
  if (names.length === 0) return undefined;
  const name = random.pick(names);
  const mutation = replaceScalar(
    file,
    random,
    () => name,
    (scalar) => isField(scalar) && scalar.node.value !== name,
  );
  return mutation && { ...mutation, orFile: other.file };
}

/**
 * Cuts a file off at any character, as an interrupted upload would. The build's parser and the
 * schema decide whether that is a fault.
 */
export function cutFile({ source, text }: File, random: Random): Mutation {
  const at = 1 + random.below(text.length - 1);
  const mutated = text.slice(0, at);
  const lastLine = lineAt(mutated, mutated.length);
  // Missing fields are reported at their record: the last one of a list, or the whole file.
  const isList = Array.isArray(source.value);
  const records = [...mutated.matchAll(isList ? /^- /gm : /^[^\s#]/gm)].map(({ index }) => index);
  const record = (isList ? records.at(-1) : records[0]) ?? 0;
  return {
    source,
    text: mutated,
    path: [],
    lines: [lineAt(mutated, record), lastLine],
    breaks: !isGood(source, mutated),
  };
}

function isGood({ place }: ContentSource, text: string): boolean {
  try {
    const { schema } = kindOf(place.kind);
    const value = readAsBuild(text);
    return value === undefined || value === null
      ? schema.type === 'array'
      : schema.isValidSync(value, { strict: true });
  } catch {
    return false;
  }
}

function misspellKey(file: File, random: Random): Mutation | undefined {
  const { source, text } = file;
  const { pairs } = walk(file);
  if (pairs.length === 0) return undefined;
  const { map, pair, path } = random.pick(pairs);
  const key = String((pair.key as Scalar).value);
  const taken = [
    ...Object.keys(wordOn(source, path.slice(0, -1))?.fields ?? {}),
    ...map.items.map((item) => String((item.key as Scalar).value)),
  ];
  const slips = [
    swap(key, random.below(Math.max(key.length - 1, 1))),
    key + key.at(-1),
    key.slice(0, -1),
    key.toUpperCase(),
  ];
  const usable = slips.filter((slip) => slip !== '' && !taken.includes(slip));
  if (usable.length === 0) return undefined;
  const slip = random.pick(usable);
  const [from, to] = [startOf(pair.key), endOf(pair.key)];
  const mutated = text.slice(0, from) + slip + text.slice(to);
  const line = lineAt(mutated, from);
  return {
    source,
    text: mutated,
    path: [...path.slice(0, -1), slip],
    lines: [line, line],
    breaks: true,
  };
}

function emptyText(file: File, random: Random): Mutation | undefined {
  const mutation = replaceScalar(
    file,
    random,
    () => random.pick(['""', '"  "', "'\u00a0'"]),
    ({ node }) => typeof node.value === 'string',
  );
  return mutation && { ...mutation, breaks: !takesAnyText(wordOn(file.source, mutation.path)) };
}

function replaceScalar(
  file: File,
  random: Random,
  replacement: (scalar: PlacedScalar) => string,
  isMeant: (scalar: PlacedScalar) => boolean = () => true,
): Mutation | undefined {
  const { source, text } = file;
  const scalars = walk(file)
    .scalars.filter(({ node }) => node.value !== null && endOf(node) > startOf(node))
    .filter(isMeant);
  if (scalars.length === 0) return undefined;
  const scalar = random.pick(scalars);
  const [from, to] = [startOf(scalar.node), endOf(scalar.node)];
  // A block text includes its last line end.
  const end = text[to - 1] === '\n' ? '\n' : '';
  const mutated = text.slice(0, from) + replacement(scalar) + end + text.slice(to);
  const line = lineAt(mutated, from);
  return { source, text: mutated, path: scalar.path, lines: [line, line], breaks: true };
}

function swap(word: string, at: number): string {
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
}

function namesIn(value: unknown, field: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === field && typeof inner === 'string') return [inner];
    return typeof inner === 'object' ? namesIn(inner, field) : [];
  });
}

function wordOn({ place, value }: ContentSource, path: FieldPath) {
  return schemaWord(kindOf(place.kind).schema, value, path);
}

type Walked = { scalars: PlacedScalar[]; pairs: PlacedPair[] };
const walked = new WeakMap<ContentSource, Walked>();

/** Every scalar value, and every key with its value. */
function walk({ source, text }: File): Walked {
  const known = walked.get(source);
  if (known !== undefined) return known;
  const found: Walked = { scalars: [], pairs: [] };
  walked.set(source, found);
  const visit = (node: unknown, path: FieldPath): void => {
    if (isScalar(node)) found.scalars.push({ node, path });
    else if (isSeq(node)) node.items.forEach((item, index) => visit(item, [...path, index]));
    else if (isMap(node)) {
      for (const [index, pair] of node.items.entries()) {
        const inner = [...path, String((pair.key as Scalar).value)];
        found.pairs.push({ map: node, index, pair, path: inner });
        visit(pair.value, inner);
      }
    }
  };
  visit(parseDocument(text, { customTags: ['timestamp'] }).contents, []);
  return found;
}

/** The lines of the record or group from which a key was removed. */
function linesOfParent(text: string, path: FieldPath): [number, number] {
  const document = parseDocument(text, { customTags: ['timestamp'] });
  const parent = document.getIn(path.slice(0, -1), true);
  const first = startOf(parent);
  // `city:` may be on the line above its fields.
  const key = /[^\n:]+:[^\n]*\n\s*$/.exec(text.slice(0, first));
  const isField = typeof path.at(-2) === 'string';
  return [lineAt(text, isField && key !== null ? key.index : first), lineAt(text, endOf(parent))];
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function startOf(node: unknown): number {
  return (node as Node | undefined)?.range?.[0] ?? 0;
}

function endOf(node: unknown): number {
  const pair = node as { key?: unknown; value?: unknown } | undefined;
  if (pair !== undefined && 'key' in pair)
    return (pair.value as Node | null)?.range?.[1] ?? endOf(pair.key);
  return (node as Node | undefined)?.range?.[1] ?? 0;
}
