import { collectInline, type InlineHashes } from '../../src/site/finish/pagePolicy';
import { policyIn } from '../../tools/smoke/policyIn';
import { contentFiles } from '../support/builtContent';
import { builtFiles, readPage, standsAlone } from '../support/builtHtml';

const pages = builtFiles().filter((path) => !standsAlone(path));

test('each page has one policy, before everything that it governs and without exceptions', () => {
  const faults = pages.filter((path) => {
    const html = readPage(path);
    const [before = '', ...after] = html.split('<meta http-equiv="Content-Security-Policy"');
    return (
      after.length !== 1 ||
      /<(script|style|link)/.test(before) ||
      policyIn(html)?.includes('unsafe')
    );
  });
  expect(pages.length).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

test('it names the inline parts of the page, and else only the styles that the app adds', () => {
  const added = new Set<string>();
  const faults = pages.filter((path) => {
    const html = readPage(path);
    const inline: InlineHashes = { scripts: new Set(), styles: new Set() };
    collectInline(html, inline);
    const own = [...inline.scripts, ...inline.styles];
    const named: string[] = policyIn(html)?.match(/'sha256-[^']+'/g) ?? [];
    for (const hash of named) if (!own.includes(hash)) added.add(hash);
    return own.some((hash) => !named.includes(hash));
  });
  expect(faults).toEqual([]);
  const editions = contentFiles(/^\d{4}\/edition\.yaml$/).length;
  // The lightbox's style, and the colours of each edition.
  expect(added.size).toBeLessThanOrEqual(1 + editions);
  expect(added.size).toBeGreaterThan(0);
});
