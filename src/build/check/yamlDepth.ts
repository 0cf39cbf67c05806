import { isCollection, isNode, isPair, type Document } from 'yaml';
import type { YamlFault } from './yamlFaults';

/** Far more than any schema goes. */
const mostLevels = 40;

/** What `parse` makes of a text, or of as much as its stack lets it read. */
export type Readable = { document: Document; brokenOffAt?: number };

/**
 * Parses a text; where thousands of nested brackets exhaust the parser's stack, a beginning that it
 * can read and that goes too deep, else the longest one.
 */
export function parseReadable(text: string, parse: (text: string) => Document): Readable {
  const whole = parsedOrNot(text, parse);
  if (whole !== undefined) return { document: whole };
  let [readable, unreadable] = [0, text.length];
  while (unreadable - readable > 1) {
    const middle = (readable + unreadable) >> 1;
    const document = parsedOrNot(text.slice(0, middle), parse);
    if (document === undefined) unreadable = middle;
    else if (tooDeep(document) !== undefined) return { document, brokenOffAt: middle };
    else readable = middle;
  }
  return { document: parse(text.slice(0, readable)), brokenOffAt: readable };
}

function parsedOrNot(text: string, parse: (text: string) => Document): Document | undefined {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The first value that lies deeper than anything an editor means. */
export function depthFaults({ document, brokenOffAt }: Readable): YamlFault[] {
  const offset = tooDeep(document) ?? brokenOffAt;
  return offset === undefined ? [] : [{ offset, code: 'yamlDepth' }];
}

/** Where the first value stands that lies too deep. */
function tooDeep(document: Document): number | undefined {
  const waiting: { node: unknown; level: number }[] = [{ node: document.contents, level: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, level } = next;
    if (level > mostLevels && isNode(node)) return node.range?.[0] ?? 0;
    const inner = isPair(node) ? [node.key, node.value] : isCollection(node) ? node.items : [];
    const deeper = isPair(node) ? level : level + 1;
    // From the last to the first, because the last put in is the next taken out.
    for (const item of inner.toReversed()) waiting.push({ node: item, level: deeper });
  }
  return undefined;
}
