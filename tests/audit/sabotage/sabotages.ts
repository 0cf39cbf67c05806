/** A fault put into the product on purpose: texts of one file, each replaced by another. */
export type Sabotage = { name: string; file: string; edits: [from: string, to: string][] };

/** What visitors have suffered from, here and elsewhere; nine of ten have to be found. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a dead link',
    file: 'src/primitives/Link.tsx',
    edits: [['to={path + suffix}', "to={path.replace('/contacts/', '/contact/') + suffix}"]],
  },
  {
    name: 'a menu that stays over the page it has led to',
    file: 'src/services/watchSheet.ts',
    edits: [["    close();\n    if (link.hash === '') showPlace('');\n", '']],
  },
  {
    name: 'a page in the wrong language',
    file: 'gatsby-browser.tsx',
    edits: [
      [
        '  tellLanguage(location.pathname);\n',
        '  if (!prevLocation) tellLanguage(location.pathname);\n',
      ],
    ],
  },
  {
    name: 'a field that loses what is typed',
    file: 'src/components/useTypedSearch.ts',
    edits: [
      ['setTimeout(() => put(value), typingPause)', "setTimeout(() => put(''), typingPause)"],
    ],
  },
  {
    name: 'the heading of the page before',
    file: 'src/components/PageTitle.tsx',
    edits: [
      ['import { Button }', 'let first: string | undefined;\nimport { Button }'],
      [
        '{titleFioH1 ?? titleH1}',
        "{typeof document === 'undefined' ? (titleFioH1 ?? titleH1) : (first ??= titleFioH1 ?? titleH1)}",
      ],
    ],
  },
  {
    name: 'a redirect that no list names',
    file: 'src/services/followLink.ts',
    edits: [
      [
        '  const routes = routesUnlessPage(href);',
        "  if (href.endsWith('/press/')) return void openPage('/');\n  const routes = routesUnlessPage(href);",
      ],
    ],
  },
  {
    name: 'a dialog that stays over the page',
    file: 'src/components/HashDialog.tsx',
    edits: [
      ['if (named === undefined) return dialog.close();', 'if (named === undefined) return;'],
    ],
  },
  {
    name: 'the 500 screen over a page that can be read',
    file: 'src/services/heldPage.ts',
    edits: [["=== '/500.html'", "=== '/501.html'"]],
  },
  {
    name: 'a page that is too wide for a phone',
    file: 'src/components/Footer.module.css',
    edits: [['.footer {\n', '.footer {\n    min-inline-size: 400px;\n']],
  },
  {
    name: 'a title that is written once',
    file: 'src/components/PageHead.tsx',
    edits: [
      [
        "      <title>{[title, when, fair].filter(Boolean).join(' — ')}</title>\n",
        "      <title>{typeof document === 'undefined' ? [title, when, fair].filter(Boolean).join(' — ') : document.title}</title>\n",
      ],
    ],
  },
];

/** The text with each edit made; throws if one does not fit exactly once. */
export function sabotaged(text: string, edits: Sabotage['edits']): string {
  return edits.reduce((edited, [from, to]) => {
    if (edited.split(from).length !== 2) throw new Error(`Not there exactly once: ${from}`);
    return edited.replace(from, () => to);
  }, text);
}
