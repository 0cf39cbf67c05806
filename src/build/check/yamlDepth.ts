import { isCollection, isNode, isPair, type Document } from 'yaml';
import type { YamlFault } from './yamlFaults';

/** Far more than any schema goes. */
const mostLevels = 40;

/** What `parse` makes of a text, or of as much as its stack lets it read. */
export type Readable = { document: Document; brokenOffAt?: number };

/**
 * Parses a text; where thousands of nested brackets exhaust the parser's stack, the longest
 * beginning that it can read.
 */
export function parseReadable(text: string, parse: (text: string) => Document): Readable {
  const whole = parsedOrNot(text, parse);
  if (whole !== undefined) return { document: whole };
  let [readable, unreadable] = [0, text.length];
  while (unreadable - readable > 1) {
    const middle = (readable + unreadable) >> 1;
    if (parsedOrNot(text.slice(0, middle), parse) === undefined) unreadable = middle;
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
  const waiting: { node: unknown; level: number }[] = [{ node: document.contents, level: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, level } = next;
    if (level > mostLevels && isNode(node))
      return [{ offset: node.range?.[0] ?? 0, code: 'yamlDepth' }];
    const inner = isPair(node) ? [node.key, node.value] : isCollection(node) ? node.items : [];
    const deeper = isPair(node) ? level : level + 1;
    // From the last to the first, because the last put in is the next taken out.
    for (const item of inner.toReversed()) waiting.push({ node: item, level: deeper });
  }
  return brokenOffAt === undefined ? [] : [{ offset: brokenOffAt, code: 'yamlDepth' }];
}
