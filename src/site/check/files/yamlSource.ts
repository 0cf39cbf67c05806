import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type ScalarTag,
} from 'yaml';
import type { Problem } from '../problems/problem';
import { yamlFaults, type YamlFault } from './yamlFaults';
import { unseenFaults } from './unseenFaults';

/** The keys and indexes that lead from a file's root to a value. */
export type FieldPath = readonly (string | number)[];

type Position = { line: number; column: number };

/** A parsed content file in which every field can be located by line and column. */
export type YamlSource = {
  file: string;
  value: unknown;
  problems: Problem[];
  /** Invisible characters; the file can be read in spite of them. */
  unseen: Problem[];
  /** The position of a value or, with `key`, of its name; if absent, of its nearest parent. */
  locate: (path: FieldPath, part?: 'key') => Position;
  /** The position of words inside a text; of the field if its source spells them differently. */
  locateText: (path: FieldPath, words: string) => Position;
  /** Returns a scalar exactly as typed: `0123` where YAML reads 123. */
  typed: (path: FieldPath) => string | undefined;
};

// js-yaml, the build's parser, reads these as numbers; plain YAML 1.2 reads them as text.
const basedNumber: ScalarTag = {
  tag: 'tag:yaml.org,2002:int',
  default: true,
  test: /^[-+]?0(?:b[01]+|o[0-7]+|x[\da-fA-F]+)$/,
  resolve: (text) => (text.startsWith('-') ? -1 : 1) * Number(text.replace(/^[-+]/, '')),
};

/** Parses a text as the site does: YAML 1.2 with dates. */
export function parseAsSite(text: string): Document.Parsed {
  return parseDocument(text, {
    customTags: (tags) => [basedNumber, ...tags, 'timestamp'],
    prettyErrors: false,
    logLevel: 'error',
  });
}

/** Parses a YAML file as the site does; errors become problems, never exceptions. */
export function readYaml(file: string, bytes: Uint8Array): YamlSource {
  const text = new TextDecoder('utf-8').decode(bytes);
  const document = parseAsSite(text);
  const position = (offset: number) => {
    const lines = text.slice(0, offset).split('\n');
    return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  };
  const problemOf = ({ offset, code, values = {} }: YamlFault): Problem => ({
    file,
    ...position(offset),
    field: '',
    code,
    values,
  });
  const problems = yamlFaults(document, text).map(problemOf);
  return {
    file,
    value: problems.length === 0 ? document.toJS({ maxAliasCount: 0 }) : undefined,
    problems,
    unseen: unseenFaults(text).map(problemOf),
    locate: (path, part) => position(offsetOf(document, path, part)),
    locateText: (path, words) => position(offsetOfText(document, text, path, words)),
    typed: (path) => {
      const node: unknown = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
  };
}

function offsetOfText(document: Document, text: string, path: FieldPath, words: string): number {
  const node: unknown = document.getIn(path, true);
  const [start, end] = (isNode(node) ? node.range : undefined) ?? [0, 0];
  // Where the words have a space, the source can have a line break.
  const spelt = words.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/ /g, '\\s+');
  const found = text.slice(start, end).search(new RegExp(spelt));
  return found < 0 ? offsetOf(document, path) : start + found;
}

function offsetOf(document: Document, path: FieldPath, part?: 'key'): number {
  const step = path.at(-1);
  if (step === undefined) return startOf(document.contents) ?? 0;
  const parent: unknown = document.getIn(path.slice(0, -1), true);
  const found: unknown = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
    : isSeq(parent) && parent.items[Number(step)];
  if (!isPair(found)) return startOf(found) ?? offsetOf(document, path.slice(0, -1), 'key');
  // A value can be on a later line than its key; a missing value has to be added at the key.
  const { key, value } = found;
  const isFilled = isScalar(value) && value.value !== null;
  return startOf(isFilled && part !== 'key' ? value : key) ?? 0;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
