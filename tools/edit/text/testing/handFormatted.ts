import { isMap, isPair, isScalar, isSeq, visit, type Document } from 'yaml';
import { parseAsSite } from '../../../../src/site/check/files/yaml';
import type { Random } from '../../../../tests/support/random';
import { hasLines } from '../newNodes';
import { asValue } from '../applyValue';

/** Ways in which people write YAML by hand, each applied to an equivalent text. */
export const hands: Record<string, (text: string, random: Random) => string> = {
  asCommitted: (text) => text,
  inBlocks: (text) => restyled(text, (document) => setFlow(document, () => false)),
  inBrackets: (text) => restyled(text, bracketed, { flowCollectionPadding: true }),
  inBracketsOfLines: (text) => restyled(text, bracketed, { lineWidth: 60 }),
  wide: (text) =>
    restyled(text, () => undefined, { indent: 4, indentSeq: false, flowCollectionPadding: true }),
  doubleQuoted: (text) => restyled(text, (document) => quote(document, 'QUOTE_DOUBLE')),
  singleQuoted: (text) => restyled(text, (document) => quote(document, 'QUOTE_SINGLE')),
  folded: (text) =>
    restyled(text, (document) => setType(document, 'BLOCK_FOLDED', /^BLOCK/), { lineWidth: 70 }),
  commented: (text, random) => restyled(text, (document) => comment(document, random, false)),
  commentedWithGaps: (text, random) =>
    restyled(text, (document) => comment(document, random, true)),
  commentedBlocks: (text, random) =>
    restyled(text, (document) => {
      setFlow(document, () => false);
      comment(document, random, true);
    }),
  commentedLines: (text, random) => commentLines(text, random),
  windows: (text) => text.replaceAll('\n', '\r\n'),
  windowsCommented: (text, random) =>
    restyled(text, (document) => comment(document, random, true)).replaceAll('\n', '\r\n'),
  withoutEnd: (text) => text.trimEnd(),
};

type Restyle = (document: Document) => void;

function restyled(text: string, restyle: Restyle, style: object = {}): string {
  const document = parseAsSite(text);
  restyle(document);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, ...style });
}

function setFlow(document: Document, isFlow: (value: unknown) => boolean): void {
  visit(document, {
    Collection: (_, node) => {
      node.flow = isFlow(node.toJS(document));
    },
  });
}

/** Puts everything but the root into brackets, except texts of several lines. */
function bracketed(document: Document): void {
  setFlow(document, (value) => !hasLines(asValue(value)));
  const root = document.contents;
  if (isMap(root) || isSeq(root)) root.flow = false;
}

type TextType = 'QUOTE_DOUBLE' | 'QUOTE_SINGLE' | 'BLOCK_FOLDED';

function setType(document: Document, type: TextType, from: RegExp): void {
  visit(document, {
    Scalar: (key, node) => {
      if (key !== 'key' && typeof node.value === 'string' && from.test(node.type ?? ''))
        node.type = type;
    },
  });
}

const quote = (document: Document, type: TextType) => setType(document, type, /^(PLAIN|QUOTE)/);

/** Adds comments above entries, on their lines, and between them; none in brackets. */
function comment(document: Document, random: Random, hasGaps: boolean): void {
  let count = 0;
  const note = () => ` note ${(count += 1)}, it’s: {here}`;
  visit(document, {
    Collection: (key, node, path) => {
      if (node.flow === true) return visit.SKIP;
      for (const [at, item] of node.items.entries()) {
        const head = isPair(item) ? item.key : item;
        if (!isScalar(head) && !isMap(head)) continue;
        if (random.below(3) === 0 && (at > 0 || isPair(path.at(-1)))) head.commentBefore = note();
        if (hasGaps && random.below(4) === 0 && at > 0)
          head.commentBefore = `${note()}\n\n${note()}`;
        if (hasGaps && random.below(3) === 0 && at > 0) head.spaceBefore = true;
        const value = isPair(item) ? item.value : item;
        const name = isPair(item) && isScalar(item.key) ? String(item.key.value) : '';
        if (isScalar(value) && random.below(3) === 0 && !['ru', 'en'].includes(name))
          value.comment = note();
      }
      if (hasGaps && random.below(4) === 0 && key !== null) node.comment = note();
      return undefined;
    },
  });
}

/** Inserts comments into the text itself, at line starts and ends where YAML allows them. */
function commentLines(text: string, random: Random): string {
  const lines = text.split('\n');
  const before = JSON.stringify(asValue(parseAsSite(text).toJS()));
  let count = 0;
  for (let tries = 0; tries < Math.min(40, lines.length); tries += 1) {
    const at = random.below(lines.length - 1);
    const made = [...lines];
    const line = ' '.repeat(random.below(6)) + `# line ${count}, of: {notes}`;
    if (random.below(3) > 0)
      made.splice(at, 0, ...random.pick([[line], [line, ''], ['', line, '']]));
    else if (/[\]}"',|-]$/.test(made[at] ?? '')) made[at] += ` # end ${count}`;
    else if (/[{,] /.test(made[at] ?? ''))
      made[at] = (made[at] ?? '').replace(/([{,]) /, `$1 # in ${count}\n${' '.repeat(14)}`);
    const document = parseAsSite(made.join('\n'));
    const isSame =
      document.errors.length === 0 && JSON.stringify(asValue(document.toJS() ?? [])) === before;
    if (!isSame) continue;
    count += 1;
    lines.splice(0, lines.length, ...made.join('\n').split('\n'));
  }
  return lines.join('\n');
}
