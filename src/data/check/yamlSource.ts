import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import type { Problem } from '../../content-model/problem';

/** A content file read so that every field can be found again by line and column. */
export type YamlSource = {
  file: string;
  value: unknown;
  problems: Problem[];
  /** Where a field stands: `key` for its name (unknown keys), `value` for what is written. Nearest parent if absent. */
  locate: (path: readonly (string | number)[], part: 'key' | 'value') => { line: number; column: number };
};

/** Parses YAML text as the site does (YAML 1.2 with dates); syntax faults become problems, never exceptions. */
export function readYaml(file: string, text: string): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, customTags: ['timestamp'], prettyErrors: false });
  const position = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const problems = document.errors.map((error): Problem => {
    const key = error.code === 'DUPLICATE_KEY' ? /^[^\s:]+/.exec(text.slice(error.pos[0]))?.[0] : undefined;
    return {
      file,
      ...position(error.pos[0]),
      field: '',
      code: key === undefined ? 'yamlSyntax' : 'duplicateKey',
      values: { reason: error.message, key: key ?? '' },
    };
  });
  return {
    file,
    value: problems.length === 0 ? document.toJS() : undefined,
    problems,
    locate: (path, part) => position(offsetOf(document, path, part)),
  };
}

function offsetOf(document: Document, path: readonly (string | number)[], part: 'key' | 'value'): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const [index, step] of path.entries()) {
    const isLast = index === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(step));
      if (pair === undefined) return offset;
      const keyOffset = startOf(pair.key);
      if (isLast && part === 'key') return keyOffset ?? offset;
      // A value may stand on a later line than its key; a missing value is mended at the key.
      offset = startOf(pair.value) ?? keyOffset ?? offset;
      if (isLast && isScalar(pair.value) && pair.value.value === null) offset = keyOffset ?? offset;
      if (isLast && (isMap(pair.value) || isSeq(pair.value))) offset = keyOffset ?? offset;
      if (!isLast && keyOffset !== undefined) offset = keyOffset;
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
  const range = (node as Node | null | undefined)?.range;
  return range?.[0];
}
