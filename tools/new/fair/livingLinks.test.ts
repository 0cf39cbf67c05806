import { testRows } from '../../../tests/support/testRows';
import { livingAddress, mendTextLinks } from './livingLinks';

const living = {
  pages: new Set(['/', '/program/', '/press/', '/exhibitors/2031/']),
  gone: new Set(['/press/#gallery', 'https://t.me/old']),
  kinds: new Set(['talk']),
};

testRows([
  ['a page that stays', '/press/#terms', 'Terms', '/press/#terms'],
  ['an event: the programme', '/program/2026/how-to-look/', 'How to look', '/program/'],
  ["a list: the new year's", '/exhibitors/2025/', 'Exhibitors', '/exhibitors/2031/'],
  ['an exhibitor: the list', '/exhibitors/2025/green-wood/', 'Green Wood', '/exhibitors/2031/'],
  [
    'a list whose words name its year: nothing',
    '/exhibitors/2025/',
    'Exhibitors of 2025',
    undefined,
  ],
  ['a page that went: nothing', '/past_events/2024/', 'Last time', undefined],
  ['a section that went: nothing', '/press/#gallery', 'Photographs', undefined],
  [
    'events of a kind that there are',
    '/program/?kind=talk#schedule',
    'Talks',
    '/program/?kind=talk#schedule',
  ],
  ['events of a kind that went: nothing', '/program/?kind=excursion', 'Excursions', undefined],
  ["the sample's profile: nothing", 'https://t.me/old', 'Channel', undefined],
  ['another site', 'https://maps.example/', 'Map', 'https://maps.example/'],
  ['a file', '/calendar/ru/2026.ics', 'Calendar', '/calendar/ru/2026.ics'],
])('the target of a link in the emptied fair: %s', (_, to, words, expected) =>
  expect(livingAddress(to, words, living)).toBe(expected),
);

test('a text keeps the words of a link without a target', () => {
  const text = 'See [the talk](/program/2026/how-to-look/) and [the photographs](/press/#gallery).';
  expect(mendTextLinks(text, living)).toBe('See [the talk](/program/) and the photographs.');
});
