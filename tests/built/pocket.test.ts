import { statSync } from 'node:fs';
import { localeCodes } from '../../src/i18n/locales';
import { editionWith } from '../../src/edition/model/shownEdition';
import { pocketPath } from '../../src/venue/pocket/model/pocketFile';
import { contentFiles, readSite, writtenSessions } from '../support/builtContent';
import {
  allGroups,
  attributeValues,
  fileOf,
  readPage,
  withoutTemplates,
} from '../support/builtHtml';

const { currentEdition } = readSite();
const sessions = writtenSessions();
const exhibitors = contentFiles(/^\d{4}\/exhibitors\//).map(({ file }) => Number(file.slice(0, 4)));
const shown = (years: readonly number[]) => {
  const year = editionWith(new Set(years), currentEdition);
  return years.filter((one) => one === year).length;
};

// htmlValidate and links.test check its HTML and links.
test('the pocket fair has every session and stand shown, and at most 300 kB that load nothing', () => {
  for (const locale of localeCodes) {
    const path = pocketPath(locale);
    const html = readPage(path);
    expect(statSync(fileOf(path)).size).toBeLessThanOrEqual(300_000);
    expect(allGroups(html, /(<h1)[\s>]/g)).toHaveLength(1);
    expect(allGroups(html, /(<time [^>]*>)/g)).toHaveLength(
      2 * shown(sessions.map(({ year }) => year)),
    );
    expect(allGroups(html, /<li id="stand-(\w+)"/g)).toHaveLength(shown(exhibitors));
    expect(html).toContain(`content="default-src &#x27;none&#x27;;`);
    expect(withoutTemplates(html)).not.toMatch(
      /<(script|link|img|iframe|object|embed|video|audio|form|base)\b|\ssrc=|url\(|@import/i,
    );
    // It may be opened anywhere, so it loads no files and links have full addresses.
    const addresses = attributeValues(html, 'href');
    expect(addresses.filter((address) => !/^(#|https:\/\/)/.test(address))).toEqual([]);
  }
});
