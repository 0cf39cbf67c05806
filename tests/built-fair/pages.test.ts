import { withNoBreakSpaces } from '../../src/lib/text';
import { allGroups, metaOf, readPage } from '../support/builtHtml';
import { builtPages } from '../support/builtPages';
import { shownTexts, textPlaces } from '../support/editorsTexts';
import { groupBy } from '../support/groupBy';
import { content, prefixes, site } from './fair';

test('page titles are unique', () => {
  const titleOf = (path: string) =>
    allGroups(readPage(path, site), /<title[^>]*>([^<]+)<\/title>/g).join();
  const byTitle = groupBy(builtPages(site), titleOf);
  expect([...byTitle].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

test.each([
  ['/exhibitors/2025/abrikosovy-zal/', 'share'],
  ['/exhibitors/2025/abrikosovy-zal/enough-blue/', 'share'],
  ['/speakers/2025/anna-veresova/', 'share'],
  ['/contacts/', 'arcade-past.jpg'],
  ['/', 'share'],
  ['/tickets/', 'share'],
  ['/exhibitors/2025/', 'share'],
  ['/program/2026/one-of-them-rang-after-all/', 'share'],
])('%s has its own share picture if it has a wide picture: %s', (path, name) => {
  for (const prefix of prefixes) {
    const shared = metaOf(readPage(prefix + path, site), 'og:image') ?? '';
    expect(shared.split('/')).toContain(name);
  }
});

test('galleries show pictures, each with its own text', () => {
  for (const path of prefixes.flatMap((prefix) => [
    `${prefix}/volunteers/#gallery`,
    `${prefix}/past_events/2024/#photo-gallery`,
  ])) {
    const [page = '', anchor = ''] = path.split('#');
    const [, section = ''] = readPage(page, site).split(`id="${anchor}"`);
    const [gallery = ''] = section.split('</section>');
    const words = allGroups(gallery, /<img[^>]*\salt="([^"]+)"/g);
    expect({ path, isFull: words.length > 5 }).toEqual({ path, isFull: true });
    expect(new Set(words).size).toBe(words.length);
  }
});

test('no line ends with a short word, wherever texts appear', () => {
  const shown = shownTexts(site, content);
  expect(shown.filter(({ text }) => text !== withNoBreakSpaces(text))).toEqual([]);
  const tied = shown.filter(({ text }) => text.includes('\u00a0')).map(({ place }) => place);
  expect(textPlaces.filter((place) => !tied.includes(place))).toEqual([]);
});
