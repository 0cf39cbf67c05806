import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';

/** Whether a class name (`menu`) or the name of a data attribute (`data-view`) occurs. */
type Occurs = (name: string) => boolean;

/**
 * Returns the rules of a style sheet that can apply if only some names occur, in their order. A
 * rule is dropped only if each of its selectors needs a class or data attribute that does not
 * occur. Keeps states (`:hover`, `[open]`), elements, `@layer` orders, animations and fonts. Drops
 * rules for print: nobody waits for them.
 */
export function usedStyles(css: string, occurs: Occurs): string {
  const sheet = postcss.parse(css);
  keepUsed(sheet, occurs);
  return sheet.toString();
}

/** Returns the style sheet without `@font-face`, for pages that declare their fonts already. */
export function withoutFonts(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (font) => void font.remove());
  return sheet.toString();
}

const isForPrint = ({ name, params }: AtRule) => name === 'media' && params === 'print';

const conditions = new Set(['layer', 'media', 'supports', 'container']);

function keepUsed(part: Container, occurs: Occurs): void {
  part.each((node) => {
    if (node.type === 'rule') {
      if (mayApply(node, occurs)) keepUsed(node, occurs);
      else node.remove();
    } else if (node.type === 'atrule' && conditions.has(node.name) && node.nodes !== undefined) {
      keepUsed(node, occurs);
      if (node.nodes.length === 0 || isForPrint(node)) node.remove();
    }
  });
}

function mayApply({ selector }: Rule, occurs: Occurs): boolean {
  return selectorParser()
    .astSync(selector)
    .some((one) => mayMatch(one, occurs));
}

/** Of `:is(…)` and `:has(…)`, one selector in brackets must match; of `:not(…)`, none. */
const needsOneOf = new Set([':is', ':where', ':has']);

function mayMatch(selector: Selector, occurs: Occurs): boolean {
  return selector.nodes.every((node) => {
    switch (node.type) {
      case 'class':
        return occurs(node.value);
      case 'attribute':
        return !node.attribute.startsWith('data-') || occurs(node.attribute);
      case 'pseudo':
        return !needsOneOf.has(node.value) || node.nodes.some((one) => mayMatch(one, occurs));
      default:
        return true;
    }
  });
}
