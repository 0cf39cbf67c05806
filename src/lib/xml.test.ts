/**
 * @jest-environment jsdom
 */
import { type FeedEntry, writeFeed } from './xml';

const entry = (id: string, published: string, corrected?: string): FeedEntry => ({
  id: `tag:fair.example,2026:${id}`,
  title: `“Rows” & <others> ${id}`,
  published,
  url: `https://fair.example/${id}/`,
  text: 'Put back\u0007 from 13:00.',
  ...(corrected !== undefined && { corrected }),
});

/** Writes a feed and parses it; returns a function that reads the texts of its elements. */
function read(...entries: FeedEntry[]) {
  const feed = writeFeed({
    id: 'tag:fair.example,2026:feed',
    title: 'Fair',
    language: 'en',
    author: 'Fair',
    self: 'https://fair.example/feeds/en/changes.xml',
    page: 'https://fair.example/en/program/2026/changes/',
    entries,
  });
  const parsed = new DOMParser().parseFromString(feed, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return (name: string) => [...parsed.querySelectorAll(name)].map((one) => one.textContent);
}

test('a corrected entry keeps its place; entry and feed are as new as the correction', () => {
  const corrected = entry('a', '2026-03-30T12:05:00Z', '2026-04-01T09:00:00Z');
  expect(read(corrected, entry('b', '2026-03-31T12:00:00+03:00'))('updated')).toEqual([
    '2026-04-01T09:00:00Z',
    '2026-03-31T12:00:00+03:00',
    '2026-04-01T09:00:00Z',
  ]);
});

test('an entry written before its publication day is as new as that day', () => {
  const early = entry('a', '2026-03-30T00:00:00+03:00', '2026-03-29T20:59:00Z');
  expect(read(early)('updated')).toEqual(Array(2).fill('2026-03-30T00:00:00+03:00'));
});

test('a feed has its newest entry first, and is as new as that entry', () => {
  const texts = read(entry('a', '2026-03-30T14:05:00+03:00'), entry('b', '2026-03-30T12:05:00Z'));
  expect(texts('entry > id')).toEqual(['tag:fair.example,2026:b', 'tag:fair.example,2026:a']);
  expect(texts('feed > updated')).toEqual(['2026-03-30T12:05:00Z']);
  expect(texts('entry > title')[1]).toBe('“Rows” & <others> a');
  expect(texts('entry > content')[0]).toBe('Put back from 13:00.');
});
