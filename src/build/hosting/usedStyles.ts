import postcss, { type Container, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/**
 * The rules of a style sheet that can apply if only some class names occur, in their order. A rule
 * is dropped only if each of its selectors needs a class that does not occur. States (`:hover`,
 * `[open]`), elements, `@layer` orders, animations and fonts are kept.
 */
export function usedStyles(css: string, occurs: (className: string) => boolean): string {
  const sheet = postcss.parse(css);
  keepUsed(sheet, occurs);
  return sheet.toString();
}

/** The style sheet without `@font-face`, for pages that declare their fonts already. */
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

/** Whatever is in brackets is ignored: `:is(.a, .b)` needs only one of the two. */
function mayApply({ selector }: Rule, occurs: (className: string) => boolean): boolean {
  return selectorParser()
    .astSync(selector)
    .some(({ nodes }) => nodes.every((node) => node.type !== 'class' || occurs(node.value)));
}
