import { testRows } from '../../../tests/support/testRows';
import { readKey, searchKey } from '../../lists/model/exhibitorSearch';
import { findPlace } from './findPlace';

const places = [
  { anchor: 'hall-vip-lounge', words: readKey(searchKey(['VIP lounge', 'rest'])) },
  { anchor: 'service-toilet', words: readKey(searchKey(['Toilet', 'loo'])) },
  { anchor: 'stand-C07', words: readKey(searchKey(['Кобальт', 'C07'])) },
];

testRows<[string, string | undefined]>([
  ['с-7', 'stand-C07'],
  ['hall-vip-lounge', 'hall-vip-lounge'],
  ['Кобальт', 'stand-C07'],
  ['lou', 'hall-vip-lounge'],
  // A whole word is more likely than the beginning of another place's word.
  ['loo', 'service-toilet'],
  ['роща', undefined],
  ['?', undefined],
  ['', undefined],
  [' ', undefined],
])('where the visitor is, by %j: %s', (typed, anchor) =>
  expect(findPlace(places, typed)).toBe(anchor),
);
