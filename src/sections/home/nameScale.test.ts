import { testRows } from '../../../tests/support/testRows';
import { nameScale } from './nameScale';

testRows([
  ['Two Words', undefined],
  ['Seventh', undefined],
  ['Белый Куб: весна', 66],
  ['One Two Three Four', 50],
  ['Международная', 50],
  ['Достопримечательности года', 30],
  ['A name of seven words or so', 30],
])('the size of the giant name: %s: %s', (name, scale) => expect(nameScale(name)).toBe(scale));
