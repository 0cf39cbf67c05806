import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type ScalarTag,
} from 'yaml';
import type { Problem } from '../problems/problem';
import { grammarFaults, meaningFaults, textFaults, type YamlFault } from './yamlFaults';
import { unseenFaults } from './unseenFaults';

/** A parsed content file in which every field can be found again by line and column. */
export type YamlSource = {
  file: string;
  value: unknown;
  problems: Problem[];
  /** Signs that nobody sees; they do not keep the file from being read. */
  unseen: Problem[];
  /**
   * Position of what is written in a field or, with `key`, of its name (for unknown keys). A field
   * that is absent has the position of its nearest parent.
   */
  locate: (path: readonly (string | number)[], part?: 'key') => { line: number; column: number };
  /**
   * Position of some words inside a field's text, or of the field itself if they are spelt
   * differently in the source.
   */
  locateText: (
    path: readonly (string | number)[],
    words: string,
  ) => { line: number; column: number };
  /** A scalar exactly as typed: `0123` where YAML reads 123. */
  typed: (path: readonly (string | number)[]) => string | undefined;
};

// The build's parser, js-yaml, reads these as numbers; YAML 1.2 alone reads them as text.
const basedNumber: ScalarTag = {
  tag: 'tag:yaml.org,2002:int',
  default: true,
  test: /^[-+]?0(?:b[01]+|o[0-7]+|x[\da-fA-F]+)$/,
  resolve: (text) => (text.startsWith('-') ? -1 : 1) * Number(text.replace(/^[-+]/, '')),
};

/**
 * Parses a YAML file as the site does (YAML 1.2 with dates); faults become problems, never
 * exceptions.
 */
export function readYaml(file: string, bytes: Uint8Array): YamlSource {
  const text = new TextDecoder('utf-8').decode(bytes);
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  const document = parseDocument(text, {
    customTags: (tags) => [basedNumber, ...tags, 'timestamp'],
    prettyErrors: false,
    logLevel: 'error',
  });
  const position = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const readings = [
    () => textFaults(text),
    () => grammarFaults(document, text),
    () => meaningFaults(document, text),
  ];
  const faults = readings.reduce<YamlFault[]>(
    (found, read) => (found.length > 0 ? found : read()),
    [],
  );
  const problemOf = ({ offset, code, values = {} }: YamlFault): Problem => ({
    file,
    ...position(offset),
    field: '',
    code,
    values,
  });
  const problems = faults.map(problemOf);
  return {
    file,
    value: problems.length === 0 ? document.toJS({ maxAliasCount: 0 }) : undefined,
    problems,
    unseen: unseenFaults(text).map(problemOf),
    locate: (path, part) => position(offsetOf(document, path, part)),
    locateText: (path, words) => position(offsetOfText(document, text, path, words)),
    typed: (path) => typedAt(document, path),
  };
}

function typedAt(document: Document, path: readonly (string | number)[]): string | undefined {
  const node: unknown = document.getIn(path, true);
  return isScalar(node) ? node.source : undefined;
}

function offsetOfText(
  document: Document,
  text: string,
  path: readonly (string | number)[],
  words: string,
): number {
  const node: unknown = document.getIn(path, true);
  const [start, end] = (isNode(node) ? node.range : undefined) ?? [0, 0];
  // A line may end where the words have a space.
  const spelt = words.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/ /g, '\\s+');
  const found = text.slice(start, end).search(new RegExp(spelt));
  return found < 0 ? offsetOf(document, path) : start + found;
}

function offsetOf(document: Document, path: readonly (string | number)[], part?: 'key'): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const [index, step] of path.entries()) {
    const isLast = index === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(step),
      );
      if (pair === undefined) return offset;
      // A value may be on a later line than its key; a missing value has to be added at the key.
      const isFilled = isScalar(pair.value) && pair.value.value !== null;
      const value = isLast && part !== 'key' && isFilled ? startOf(pair.value) : undefined;
      offset = value ?? startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item: unknown = node.items[Number(step)];
      if (item === undefined) return offset;
      offset = startOf(item) ?? offset;
      node = item;
    } else {
      return offset;
    }
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
