/**
 * Those rules of a style sheet that can apply where only some classes occur, in their order. A rule stays unless each of
 * its selectors needs a class that does not occur; so states (`:hover`, `[open]`), elements and `@layer` orders stay.
 * Animations and fonts stay as a whole.
 */
export function usedStyles(css: string, occurs: (className: string) => boolean): string {
  return statements(css)
    .map(({ prelude, body }) => {
      if (body === undefined) return `${prelude};`;
      if (/^@(layer|media|supports|container)\b/.test(prelude)) {
        const kept = usedStyles(body, occurs);
        return kept === '' ? '' : `${prelude}{${kept}}`;
      }
      return prelude.startsWith('@') || mayApply(prelude, occurs) ? `${prelude}{${body}}` : '';
    })
    .join('');
}

/** A style sheet without its fonts, where the page has declared them already. */
export function withoutFonts(css: string): string {
  return statements(css)
    .filter(({ prelude }) => prelude !== '@font-face')
    .map(({ prelude, body }) => (body === undefined ? `${prelude};` : `${prelude}{${body}}`))
    .join('');
}

type Statement = { prelude: string; body?: string };

/** The statements of the outermost level: `@layer a,b;` without, `a{…}` with a body. */
function statements(css: string): Statement[] {
  const found: Statement[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  // Strings and comments may hold braces.
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[\s\S]*?\*\/|[{};]/g)) {
    if (sign === '{' && depth++ === 0) open = index;
    if (sign === ';' && depth === 0) {
      found.push({ prelude: css.slice(start, index).trim() });
      start = index + 1;
    }
    if (sign === '}' && --depth === 0) {
      found.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
      start = index + 1;
    }
  }
  return found;
}

function mayApply(selectors: string, occurs: (className: string) => boolean): boolean {
  return splitOutside(selectors).some((selector) => [...selector.matchAll(/\.((?:[\w-]|[^\x00-\x7f]|\\.)+)/g)].every((match) => occurs((match[1] ?? '').replace(/\\/g, ''))));
}

/** Selectors of a list, without what stands in brackets: `:is(.a, .b)` needs neither of both for sure. */
function splitOutside(selectors: string): string[] {
  let bare = selectors;
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return bare.split(',');
}
