import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { builtFiles, readPage } from '../support/builtHtml';

// No rule is switched off. If one must be, give the reason here.
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

test('pages of every shape are valid HTML', async () => {
  // Validating a page takes 100 ms, so only `test:full` reads every page that is not of a record.
  const isFull = process.env['FAIR_FULL'] !== undefined;
  const isOfRecord = (path: string) => /\/\d{4}\/[^/]+\//.test(path);
  const always = builtFiles().filter((file) => isFull && !isOfRecord(file));
  const others = builtFiles().filter((file) => !always.includes(file));
  const faults = [];
  for (const path of [...always, ...oneOfEachShape(others)]) {
    const { results } = await validator.validateString(readPage(path));
    const messages = results.flatMap((result) => result.messages);
    for (const { ruleId, message, selector } of messages)
      faults.push({ path, fault: `${ruleId}: ${message} at ${selector ?? '?'}` });
  }
  expect(faults).toEqual([]);
}, 120_000);

/** A small set of pages that has every pair of adjacent tags found on any page. */
function oneOfEachShape(paths: readonly string[]): string[] {
  let others = paths.map((path) => ({ path, missing: shapeOf(readPage(path)) }));
  const chosen: string[] = [];
  while (others.length > 0) {
    const best = others.reduce((most, next) =>
      next.missing.size > most.missing.size ? next : most,
    );
    chosen.push(best.path);
    const found = new Set(best.missing);
    for (const { missing } of others) for (const part of found) missing.delete(part);
    // Most pages have nothing that a page of their kind has not.
    others = others.filter(({ missing }) => missing.size > 0);
  }
  return chosen;
}

/** Every tag of a page with its attribute names, alone and together with the tag before it. */
function shapeOf(html: string): Set<string> {
  const shape = new Set<string>();
  let before = '';
  for (const [, name = '', attributes = ''] of html
    .replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1')
    .matchAll(/<(\/?[a-z][\w-]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/gi)) {
    const tag = `${name} ${attributes.replace(/="[^"]*"/g, '')}`;
    shape.add(`${before}>${tag}`);
    before = name;
  }
  return shape;
}
