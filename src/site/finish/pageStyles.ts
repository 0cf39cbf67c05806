import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import type { AtRule, ChildNode, Container, Root, Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { Selector } from 'postcss-selector-parser';

/** Whether a class name (`menu`) or the name of a data attribute (`data-view`) occurs. */
type Occurs = (name: string) => boolean;

/**
 * Returns the rules of a style sheet that can apply if only some names occur, in their order. A
 * rule is dropped only if each of its selectors needs a class or data attribute that does not
 * occur. Keeps states (`:hover`, `[open]`), elements, `@layer` orders and fonts. Drops animations
 * that no kept rule names, and what is for print, which comes with the whole sheet.
 */
export function usedStyles(css: string, occurs: Occurs): string {
  const sheet = postcss.parse(css);
  removeUnused(sheet, occurs);
  removeUnusedAnimations(sheet);
  joinLayers(sheet);
  return sheet.toString();
}

/** Returns the style sheet without `@font-face`, for pages that declare their fonts already. */
export function withoutFonts(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (font) => void font.remove());
  return sheet.toString();
}

const isForPrint = ({ name, params }: AtRule) =>
  name === 'page' || (name === 'media' && params === 'print');

const conditions = new Set(['layer', 'media', 'supports', 'container']);

function removeUnused(part: Container, occurs: Occurs): void {
  part.each((node) => {
    if (node.type === 'rule') {
      if (mayApply(node, occurs)) removeUnused(node, occurs);
      else node.remove();
    } else if (node.type === 'atrule' && isForPrint(node)) {
      node.remove();
    } else if (node.type === 'atrule' && conditions.has(node.name) && node.nodes !== undefined) {
      removeUnused(node, occurs);
      if (node.nodes.length === 0) node.remove();
    }
  });
}

function removeUnusedAnimations(sheet: Root): void {
  const named = new Set<string>();
  sheet.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) named.add(word);
  });
  sheet.walkAtRules('keyframes', (animation) => {
    const { parent } = animation;
    if (named.has(animation.params)) return;
    animation.remove();
    if (parent?.type === 'atrule' && parent.nodes?.length === 0) parent.remove();
  });
}

/** Joins blocks of one layer that follow each other, which saves bytes and changes nothing. */
function joinLayers(sheet: Root): void {
  sheet.each((node) => {
    const before = node.prev();
    if (!isLayerBlock(node) || !isLayerBlock(before) || before.params !== node.params) return;
    node.prepend(before.nodes);
    before.remove();
  });
}

const isLayerBlock = (node: ChildNode | undefined): node is AtRule & { nodes: ChildNode[] } =>
  node?.type === 'atrule' && node.name === 'layer' && node.nodes !== undefined;

function mayApply({ selector }: Rule, occurs: Occurs): boolean {
  return selectorParser()
    .astSync(selector)
    .some((selector) => mayMatch(selector, occurs));
}

/** Pseudo-classes that need a match of one selector in their brackets; `:not(…)` needs none. */
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

/**
 * The element that src/html.tsx leaves empty, or with the styles of an earlier build; Gatsby adds
 * the whole sheet's address.
 */
const globalStyle =
  /(<style data-href="([^"]*)" data-identity="gatsby-global-css">)[^<]*(<\/style>)(?:<noscript><link rel="stylesheet" media="print"[^>]*><\/noscript>)?/;

/**
 * Inlines into each page only the styles that its template can use; the app loads the whole sheet
 * when it starts (docs/decisions/012-styles-of-a-page.md). All pages of a template get the same
 * styles.
 */
export class PageStyles {
  private readonly names = new Map<string, Set<string>>();
  private readonly stylesByTemplate = new Map<string, string>();
  private readonly sheets = new Map<string, string>();

  /** Records the names of classes and data attributes on a page of a template. */
  note(template: string, html: string): void {
    const known = this.names.get(template) ?? new Set<string>();
    this.names.set(template, known);
    for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
      for (const name of names.split(/\s+/)) known.add(name);
    }
    for (const [, name = ''] of html.matchAll(/\s(data-[a-z-]+)/g)) known.add(name);
  }

  /** Inlines the styles of a page's template. Call `note` for all pages first. */
  style(template: string, html: string): string {
    return html.replace(
      globalStyle,
      (_whole, open: string, href: string, close: string) =>
        open + this.stylesOf(template, href) + close + printStyles(href),
    );
  }

  private stylesOf(template: string, href: string): string {
    const known = this.stylesByTemplate.get(template);
    if (known !== undefined) return known;
    const occurring = this.names.get(template);
    const sheet = this.sheets.get(href) ?? readFileSync(`public${href}`, 'utf8');
    this.sheets.set(href, sheet);
    const styles = usedStyles(sheet, (name) => occurring?.has(name) === true);
    this.stylesByTemplate.set(template, styles);
    return styles;
  }
}

/** Without scripts, the whole sheet is loaded for print only; with scripts, the app loads it. */
const printStyles = (href: string) =>
  `<noscript><link rel="stylesheet" media="print" href="${href}"/></noscript>`;

/**
 * Removes the fonts from the whole sheet, because every page declares them already. Declaring them
 * again when the app starts would let a font that arrives late be swapped in and shift the page
 * (decision 003).
 */
export function shareFonts(): void {
  for (const name of readdirSync('public').filter((file) =>
    /^styles\.[0-9a-f]+\.css$/.test(file),
  )) {
    const file = path.join('public', name);
    writeFileSync(file, withoutFonts(readFileSync(file, 'utf8')));
  }
}
