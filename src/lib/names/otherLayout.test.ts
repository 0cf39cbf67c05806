import { testRows } from '../../../tests/support/testRows';
import { otherLayout } from './otherLayout';

testRows([
  ['rj,fkmn', 'кобальт'],
  ['Nefktn', 'туалет'],
  ["`krf 'nj", 'ёлка это'],
  ['дщгтпу', 'lounge'],
  ['{ehvf', 'хурма'],
  ['~krf', 'ёлка'],
  [':bhfa', 'жираф'],
  ['<tkst', 'белые'],
  ['GJL}TPL', 'подъезд'],
  ['">kbz', 'эюлия'],
  ['A06', 'ф06'],
  ['', ''],
])('%j becomes %j', (typed, meant) => expect(otherLayout(typed)).toBe(meant));
