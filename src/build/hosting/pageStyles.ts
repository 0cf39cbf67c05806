import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { usedStyles, withoutFonts } from './usedStyles';

/**
 * Gatsby's style element, left empty by src/html.tsx, with the address of all styles of the site as
 * a file.
 */
const globalStyle = /(<style data-href="([^"]*)" data-identity="gatsby-global-css">)(<\/style>)/;

/**
 * Puts into each page the styles its kind can use, instead of the whole site's; the app brings the
 * whole sheet when it starts (docs/decisions/012-styles-of-a-page.md). Pages of one template share
 * theirs, so that the Content-Security-Policy names one hash for each template.
 */
export class PageStyles {
  private readonly classes = new Map<string, Set<string>>();
  private readonly kept = new Map<string, string>();
  private readonly sheets = new Map<string, string>();

  /** Notes what occurs on a page of a template. */
  note(template: string, html: string): void {
    const known = this.classes.get(template) ?? new Set<string>();
    this.classes.set(template, known);
    for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
      for (const name of names.split(/\s+/)) known.add(name);
    }
  }

  /** The page with the styles of its template; all pages must have been noted before. */
  style(template: string, html: string): string {
    return html.replace(
      globalStyle,
      (_whole, open: string, href: string, close: string) =>
        open + this.stylesOf(template, href) + close,
    );
  }

  private stylesOf(template: string, href: string): string {
    const known = this.kept.get(template);
    if (known !== undefined) return known;
    const occurring = this.classes.get(template);
    const sheet = this.sheets.get(href) ?? readFileSync(`public${href}`, 'utf8');
    this.sheets.set(href, sheet);
    const kept = usedStyles(sheet, (name) => occurring?.has(name) === true);
    this.kept.set(template, kept);
    return kept;
  }
}

/**
 * Leaves the fonts of the whole sheet to the pages, which all declare them. Declared once more when
 * the app starts, a font that came late would be swapped in after all, and what stands on the page
 * would shift (decision 003).
 */
export function shareFonts(): void {
  for (const name of readdirSync('public').filter((file) =>
    /^styles\.[0-9a-f]+\.css$/.test(file),
  )) {
    const file = path.join('public', name);
    writeFileSync(file, withoutFonts(readFileSync(file, 'utf8')));
  }
}
