import { testRows } from '../../tests/support/testRows';
import { nameScale } from './nameScale';

testRows([
  ['Арт Ряды', undefined],
  ['Two Words', undefined],
  ['Little Hill', undefined],
  // As many letters as "Little"; wider ones.
  ['Зелёный ряд', 80],
  ['Green Row', undefined],
  ['Жёлтый Шум', 80],
  ['Щ', undefined],
  ['Белый Куб: весна', 66],
  ['One Two Three Four', 50],
  ['Международная', 40],
  ['Достопримечательности года', 30],
  ['A name of seven words or so', 30],
])('the size of the giant name: %s: %s', (name, scale) => expect(nameScale(name)).toBe(scale));
