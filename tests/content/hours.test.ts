import { readContentFolder, sourcesOf } from '../../src/build/check/contentFolder';
import { eachText } from '../../src/build/check/values';
import { editionSchema } from '../../src/content-model/edition';
import { openingDays } from '../../src/domain/hours/openingHours';

const folder = readContentFolder('content');
const edition = editionSchema.cast(
  sourcesOf(folder, 'edition').find(({ place }) => place.year === 2026)?.value,
);
const { hours = [], exceptions = [] } = edition;
const days = openingDays(hours, exceptions);

test('the sample has hours of every kind: for some, for all, and an exception', () => {
  expect(days).toHaveLength(4);
  expect(days.some(({ who }) => who !== undefined)).toBe(true);
  expect(days.some(({ who }) => who === undefined)).toBe(true);
  expect(days.some(({ reason }) => reason !== undefined)).toBe(true);
});

test('no page tells the hours by hand, where they could come to disagree', () => {
  const told: string[] = [];
  const spans = [...hours, ...days].map(
    ({ opens, closes }) => new RegExp(`${opens}\\s*(?:–|—|-|до|to|till|until)\\s*${closes}`),
  );
  const lastEntry =
    /(?:последний вход|вход прекращается|last (?:entry|admission))[^.]{0,20}\d\d:\d\d/i;
  for (const source of [...sourcesOf(folder, 'page'), ...sourcesOf(folder, 'form')])
    eachText(source.value, (text, path) => {
      if ([...spans, lastEntry].some((span) => span.test(text)))
        told.push(`${source.file} ${path.join('.')}: ${text}`);
    });
  expect(told).toEqual([]);
});
