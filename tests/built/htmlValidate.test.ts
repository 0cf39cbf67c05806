import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { builtFiles, readPage } from '../support/builtHtml';

// No rule is switched off; if one has to be, its reason belongs here.
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

test('every page is valid HTML', async () => {
  const files = builtFiles();
  // A year has hundreds of records, and validating a page takes 30 ms.
  const isOfRecord = (path: string) => /\/\d{4}\/[^/]+\//.test(path);
  const faults = [];
  for (const path of [
    ...files.filter((file) => !isOfRecord(file)),
    ...oneOfEachShape(files.filter(isOfRecord)),
  ]) {
    const { results } = await validator.validateString(readPage(path));
    const messages = results.flatMap((result) => result.messages);
    for (const { ruleId, message, selector } of messages)
      faults.push({ path, fault: `${ruleId}: ${message} at ${selector ?? '?'}` });
  }
  expect(faults).toEqual([]);
}, 120_000);

/** As few of the pages as have between them every tag beside every other that any of them has. */
function oneOfEachShape(paths: readonly string[]): string[] {
  const shapes = new Map(paths.map((path) => [path, shapeOf(readPage(path))]));
  const wanted = new Set([...shapes.values()].flatMap((shape) => [...shape]));
  const chosen: string[] = [];
  while (wanted.size > 0) {
    const gains = [...shapes].map(([path, shape]) => ({
      path,
      gain: [...shape].filter((part) => wanted.has(part)).length,
    }));
    const { path } = gains.reduce((best, next) => (next.gain > best.gain ? next : best));
    chosen.push(path);
    for (const part of shapes.get(path) ?? []) wanted.delete(part);
  }
  return chosen;
}

/** Every tag of a page with the names of its attributes, alone and with the tag before it. */
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
