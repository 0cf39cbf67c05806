import {
  type Document,
  type Node,
  type ScalarTag,
  type YAMLError,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  visit,
} from 'yaml';
import type { Problem, ProblemCode } from '../problems/problem';
import { nameCharacter, unseenFaults } from './letters';

/** YAML that cannot be parsed, or not as intended, with its offset in the text. */
export type YamlFault = { offset: number; code: ProblemCode; values?: Record<string, string> };

// Characters that js-yaml, the build's parser, rejects: control characters, among them Word's line
// break.
const invisible = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|\p{Surrogate}/u;
const conflictMark = /^(<{7}|={7}|>{7})( .*)?$/m;

/**
 * Returns errors in the raw text or, if there are none, syntax errors or, if there are none, errors
 * of meaning: errors of one kind make the next kind unreliable.
 */
export function yamlFaults(document: Document, text: string): YamlFault[] {
  const readings = [textFaults(text), grammarFaults(document, text), meaningFaults(document, text)];
  return readings.find((faults) => faults.length > 0) ?? [];
}

/** Finds errors in the raw text, before parsing. Only the first is reported. */
function textFaults(text: string): YamlFault[] {
  const broken = text.indexOf('\uFFFD');
  if (broken >= 0) return [{ offset: broken, code: 'notUtf8' }];
  const hidden = invisible.exec(text);
  if (hidden !== null) {
    const character = nameCharacter(hidden[0]);
    return [{ offset: hidden.index, code: 'invisibleCharacter', values: { character } }];
  }
  const conflict = conflictMark.exec(text);
  return conflict === null ? [] : [{ offset: conflict.index, code: 'mergeConflict' }];
}

/** Finds syntax errors; reports only the first, because it affects all parsing after it. */
function grammarFaults(document: Document, text: string): YamlFault[] {
  const { errors } = document;
  if (errors.every(({ code }) => code === 'DUPLICATE_KEY'))
    return errors.map(({ pos: [offset] }) => keyTwice(offset, document));
  const [first] = errors;
  return first === undefined ? [] : [nameFault(first, errors, document, text)];
}

function keyTwice(offset: number, document: Document): YamlFault {
  const key = nodesOf(document).find((node) => isScalar(node) && startOf(node) === offset);
  return { offset, code: 'duplicateKey', values: { key: isScalar(key) ? String(key.value) : '' } };
}

const codes: Partial<Record<YAMLError['code'], ProblemCode>> = {
  TAB_AS_INDENT: 'yamlTab',
  BLOCK_IN_FLOW: 'yamlBrackets',
  MULTILINE_IMPLICIT_KEY: 'yamlColon',
  MULTIPLE_DOCS: 'yamlDocuments',
  BAD_DQ_ESCAPE: 'yamlEscape',
  BAD_ALIAS: 'yamlAlias',
  BAD_INDENT: 'yamlIndent',
};

function nameFault(
  { code, pos: [offset], message }: YAMLError,
  errors: readonly YAMLError[],
  document: Document,
  text: string,
): YamlFault {
  const character = text[offset] ?? '';
  if (code === 'DUPLICATE_KEY') return keyTwice(offset, document);
  if (code === 'BAD_SCALAR_START') return { offset, code: 'yamlStart', values: { character } };
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return extraColon(offset, errors, text);
  if (code === 'BAD_INDENT' && /^Flow /.test(message)) return openBracket(offset, document, text);
  if (code === 'MISSING_CHAR') {
    if (/quote/.test(message)) return { offset: startOfQuote(offset, document), code: 'yamlQuote' };
    if (!/flow/.test(message)) return { offset, code: 'yamlColon' };
    return noteInBrackets(offset, document, text) ?? { offset, code: 'yamlCommaMissing' };
  }
  if (code === 'UNEXPECTED_TOKEN') return strayToken(offset, message, document, text);
  return { offset, code: codes[code] ?? 'yamlSyntax' };
}

/** A colon inside a text; or, if that text began on an earlier line, a line indented too far. */
function extraColon(offset: number, errors: readonly YAMLError[], text: string): YamlFault {
  if (/^\?\s/.test(text.slice(offset, offset + 2)))
    return { offset, code: 'yamlStart', values: { character: '?' } };
  const end = errors.find(({ code, pos }) => code === 'MULTILINE_IMPLICIT_KEY' && pos[0] === offset)
    ?.pos[1];
  if (end === undefined) return { offset, code: 'yamlColon' };
  const line = text.lastIndexOf('\n', end - 1) + 1;
  return { offset: line + text.slice(line).search(/[^ ]/), code: 'yamlIndent' };
}

/** An unclosed bracket, or the # that turned its closing bracket into a comment. */
function openBracket(offset: number, document: Document, text: string): YamlFault {
  const open = bracketBefore(offset, document);
  const start = open === undefined ? offset : startOf(open);
  return noteInBrackets(offset, document, text) ?? { offset: start, code: 'yamlBrackets' };
}

/** A # that turned the rest of a line in brackets, with its comma or bracket, into a comment. */
function noteInBrackets(offset: number, document: Document, text: string): YamlFault | undefined {
  const open = bracketBefore(offset, document);
  if (open === undefined) return undefined;
  const note = /^[^\n]*?[ \t](?=#)/.exec(text.slice(startOf(open), offset));
  return note === null ? undefined : { offset: startOf(open) + note[0].length, code: 'yamlNote' };
}

/** Returns the innermost bracketed value that begins before an offset. */
function bracketBefore(offset: number, document: Document): Node | undefined {
  return nodesOf(document).findLast((node) => isFlow(node) && startOf(node) < offset);
}

/** Text left over after the end of a value. */
function strayToken(offset: number, message: string, document: Document, text: string): YamlFault {
  const character = text[offset] ?? '';
  const before = text.slice(0, offset).trimEnd();
  const last = before.at(-1) ?? '';
  if (/[|>]$/.test(before) && /Block scalar|Not a YAML token/.test(message)) {
    return { offset: before.length - 1, code: 'yamlStart', values: { character: last } };
  }
  if (character === '}' || character === ']') return { offset, code: 'yamlBrackets' };
  if (character === ',') return { offset, code: 'yamlComma' };
  if (character === '-') return { offset, code: 'yamlStart', values: { character } };
  const ended = nodesOf(document).find(
    (node) => endOf(node) === before.length && startOf(node) < before.length - 1,
  );
  if (ended !== undefined && (last === '"' || last === "'")) {
    const severalLines = text.slice(startOf(ended), endOf(ended)).includes('\n');
    return severalLines
      ? { offset: startOf(ended), code: 'yamlQuote' }
      : { offset, code: 'yamlAfterQuote' };
  }
  if (ended !== undefined && (last === '}' || last === ']')) {
    const around = nodesOf(document).find((node) => isFlow(node) && isAround(node, ended));
    if (around !== undefined) return { offset, code: 'yamlCommaMissing' };
    const start = startOf(ended);
    return { offset: start, code: 'yamlStart', values: { character: text[start] ?? '' } };
  }
  return { offset, code: 'yamlSyntax' };
}

const isFlow = (node: Node) => isCollection(node) && node.flow === true;

const isAround = (outer: Node, inner: Node) =>
  startOf(outer) < startOf(inner) && endOf(outer) >= endOf(inner);

/** Returns the start of the quoted text around an offset, otherwise the offset itself. */
function startOfQuote(offset: number, document: Document): number {
  const isQuoted = (node: Node) => isScalar(node) && /^QUOTE/.test(node.type ?? '');
  const quoted = nodesOf(document).find(
    (node) => isQuoted(node) && startOf(node) < offset && endOf(node) >= offset,
  );
  return quoted === undefined ? offset : startOf(quoted);
}

/** Finds text that parses, but not as intended: aliases, tags, texts cut off by , or #. */
function meaningFaults(document: Document, text: string): YamlFault[] {
  const faults: YamlFault[] = [];
  visit(document, {
    Pair: (_, { key, value }, path) => {
      const offset = startOf(key);
      if (!isScalar(key)) {
        faults.push({ offset, code: 'yamlBrackets' });
        return visit.SKIP;
      }
      const around = path.at(-1);
      if (value === null && isCollection(around) && around.flow === true)
        faults.push({ offset, code: 'yamlComma' });
      else faults.push(...noteAfter(key, value, text));
      return undefined;
    },
    Node: (_, node) => void faults.push(...marksOf(node, text)),
  });
  return faults;
}

function marksOf(node: Node, text: string): YamlFault[] {
  const start = startOf(node);
  if (isAlias(node)) return [{ offset: start, code: 'yamlAlias' }];
  if (node.anchor !== undefined)
    return [{ offset: text.lastIndexOf('&', start), code: 'yamlAlias' }];
  if (node.tag === undefined) return [];
  // The tag (`!Attention`, `!!str`) precedes the node's start, so the search is in the text before.
  const offset = text.slice(0, start).search(/!!?[^!]*$/);
  return [{ offset, code: 'yamlStart', values: { character: '!' } }];
}

/** A # intended as text: before a letter, after text for visitors, or instead of a value. */
function noteAfter(key: Node, value: unknown, text: string): YamlFault[] {
  if (!isScalar(value) || value.type !== 'PLAIN') return [];
  const empty = value.value === null;
  const from = empty ? endOf(key) : endOf(value);
  const note = (empty ? /^:[ \t]+(?=#)/ : /^[ \t]+(?=#)/).exec(text.slice(from, from + 200));
  if (note === null) return [];
  const offset = from + note[0].length;
  const isText = isScalar(key) && (key.value === 'ru' || key.value === 'en');
  return empty || isText || /^#[^\s#]/.test(text.slice(offset, offset + 2))
    ? [{ offset, code: 'yamlNote' }]
    : [];
}

/** Returns every node, parents before children. */
function nodesOf(document: Document): Node[] {
  const nodes: Node[] = [];
  visit(document, (_, node) => {
    if (isScalar(node) || isCollection(node)) nodes.push(node);
  });
  return nodes;
}

const startOf = (node: unknown) => (isNode(node) ? node.range?.[0] : undefined) ?? 0;
const endOf = (node: unknown) => (isNode(node) ? node.range?.[1] : undefined) ?? 0;

/** The keys and indexes that lead from a file's root to a value. */
export type FieldPath = readonly (string | number)[];

type Position = { line: number; column: number };

/** A parsed content file in which every field can be located by line and column. */
export type YamlSource = {
  file: string;
  value: unknown;
  problems: Problem[];
  /** Invisible characters, which do not prevent reading the file. */
  unseen: Problem[];
  /**
   * Returns the position of a value or, with `key`, of its name; for a missing value, of its
   * nearest parent.
   */
  locate: (path: FieldPath, part?: 'key') => Position;
  /**
   * Returns the position of words inside a text, or of the field if the source spells the words
   * differently.
   */
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
  // In the source, a space can be a line break.
  const spelt = words.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/ /g, '\\s+');
  const index = text.slice(start, end).search(new RegExp(spelt));
  return index < 0 ? offsetOf(document, path) : start + index;
}

function offsetOf(document: Document, path: FieldPath, part?: 'key'): number {
  const step = path.at(-1);
  if (step === undefined) return nodeStart(document.contents) ?? 0;
  const parent: unknown = document.getIn(path.slice(0, -1), true);
  const item: unknown = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
    : isSeq(parent) && parent.items[Number(step)];
  if (!isPair(item)) return nodeStart(item) ?? offsetOf(document, path.slice(0, -1), 'key');
  // A value can be on a later line than its key; a missing value has to be added at the key.
  const { key, value } = item;
  const isFilled = isScalar(value) && value.value !== null;
  return nodeStart(isFilled && part !== 'key' ? value : key) ?? 0;
}

function nodeStart(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
