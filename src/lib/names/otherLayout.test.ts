import { testRows } from '../../../tests/support/testRows';
import { otherLayout } from './otherLayout';

testRows([
  ['rj,fkmn', 'кобальт'],
  ['Nefktn', 'туалет'],
  ["`krf 'nj", 'ёлка это'],
  ['дщгтпу', 'lounge'],
  ['A06', 'ф06'],
  ['', ''],
])('%j is %j', (typed, meant) => expect(otherLayout(typed)).toBe(meant));
