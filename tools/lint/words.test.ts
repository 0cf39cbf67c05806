import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Returns what the rule reports for a file with this text, without its position. */
function complaintsAbout(text: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'fair-words-'));
  const config = {
    jsPlugins: [path.resolve('tools/lint/rules.mjs')],
    categories: { correctness: 'off' },
    rules: { 'fair/plain-words': 'error' },
  };
  writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(config));
  writeFileSync(path.join(folder, 'file.ts'), text);
  const { stdout } = spawnSync(
    process.execPath,
    [path.resolve('node_modules/oxlint/bin/oxlint'), '-f', 'json', 'file.ts'],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  return (JSON.parse(stdout) as { diagnostics: { message: string }[] }).diagnostics
    .map(({ message }) => message)
    .sort();
}

test('comments without the words of the list, and names of others, are accepted', () => {
  const text = `
    // He commands a fleet; the amendment stands; "mending" is a word of the page.
    /* The order of pages is as long as the list. */
    const text = 'whoever reads this anew';
    export const map = { patience: text, spelled: text.length };`;
  expect(complaintsAbout(text)).toEqual([]);
});

test('a phrase of the list is refused in every kind of comment, on one line or two', () => {
  const text = `
    // Anew after each visit.
    /** Waits so
     * long as the page is open. */
    // Whoever is here sees the list.
    export {};`;
  expect(complaintsAbout(text)).toEqual([
    'A comment says "anew". Write: again, from scratch.',
    'A comment says "so long as". Write: while.',
    'A comment says "whoever". Write: a visitor who, an editor who.',
  ]);
});

test('a name of the list is refused for variables, functions, parameters and types', () => {
  const text = `
    const patience = 1;
    function makeJudge(spelled: number) { return spelled; }
    type tired = number;
    export const wait = (patience: tired) => makeJudge(patience);
    export const keptCopy = 1;
    export function tellReport(teller: number) { return teller; }`;
  expect(complaintsAbout(text)).toEqual([
    'The name "keptCopy" is not a standard term. Use stored…, cached….',
    'The name "makeJudge" is not a standard term. Use makeValidator.',
    'The name "patience" is not a standard term. Use …TimeoutMs.',
    'The name "patience" is not a standard term. Use …TimeoutMs.',
    'The name "spelled" is not a standard term. Use serialize….',
    'The name "tellReport" is not a standard term. Use describe…, print…, report….',
    'The name "tired" is not a standard term. Use timeout.',
  ]);
});
