import postcss, { type Container, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/**
 * Those rules of a style sheet that can apply where only some classes occur, in their order. A rule
 * stays unless each of its selectors needs a class that does not occur; so states (`:hover`,
 * `[open]`), elements and `@layer` orders stay. Animations and fonts stay as a whole.
 */
export function usedStyles(css: string, occurs: (className: string) => boolean): string {
  const sheet = postcss.parse(css);
  keepUsed(sheet, occurs);
  return sheet.toString();
}

/** A style sheet without its fonts, where the page has declared them already. */
export function withoutFonts(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (font) => void font.remove());
  return sheet.toString();
}

const conditions = new Set(['layer', 'media', 'supports', 'container']);

function keepUsed(part: Container, occurs: (className: string) => boolean): void {
  part.each((node) => {
    if (node.type === 'rule') {
      if (!mayApply(node, occurs)) node.remove();
    } else if (node.type === 'atrule' && conditions.has(node.name) && node.nodes !== undefined) {
      keepUsed(node, occurs);
      if (node.nodes.length === 0) node.remove();
    }
  });
}

/** What stands in brackets is left out: `:is(.a, .b)` needs neither of both for sure. */
function mayApply({ selector }: Rule, occurs: (className: string) => boolean): boolean {
  return selectorParser()
    .astSync(selector)
    .some(({ nodes }) => nodes.every((node) => node.type !== 'class' || occurs(node.value)));
}
