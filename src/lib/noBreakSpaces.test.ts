import { testRows } from '../../tests/support/testRows';
import { withNoBreakSpaces } from './noBreakSpaces';

/** Shows no-break spaces as `_`, so that the table can be read. */
const shown = (text: string) => withNoBreakSpaces(text).replace(/\u00a0/g, '_');

testRows([
  // A short word stays with the next one.
  ['на каждое место в среднем трое', 'на_каждое место в_среднем трое'],
  ['И о том, и об этом', 'И_о_том, и_об_этом'],
  ['(в зале) «у окна»', '(в_зале) «у_окна»'],
  ['слово это и во сне слово', 'слово это и_во_сне слово'],
  // A text that ends before a link keeps its final space.
  ['Вопросы к ', 'Вопросы к_'],
  // A particle stays with the word before.
  ['он же говорил бы, если бы мог', 'он_же говорил_бы, если_бы мог'],
  ['то же самое', 'то_же самое'],
  ['бывает желание лиловое', 'бывает желание лиловое'],
  // A number stays with what it counts.
  ['до 20 человек, 10 000 рублей, 2 апреля', 'до_20_человек, 10_000_рублей, 2_апреля'],
  ['зал № 5, 15 % скидки', 'зал №_5, 15_% скидки'],
  ['from 12 to 20 people, 500 roubles', 'from 12 to 20_people, 500_roubles'],
  ['От 0 до 12 000 ₽', 'От_0 до_12_000_₽'],
  ['3, 4 или 5 апреля, 40 минут', '3, 4 или 5_апреля, 40_минут'],
  // A dash stays with the word before it.
  ['форум записывают, прогулки — нет', 'форум записывают, прогулки_— нет'],
  ['я — нет', 'я_— нет'],
  // Lines can break at any other space.
  ['A fair of art in Moscow', 'A fair of art in Moscow'],
  ['стол-и стул', 'стол-и стул'],
  ['', ''],
])('short words stay with the next word, numbers with what they count: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('only spaces change, and a second run changes nothing', () => {
  const text = 'В 2026 году — и в Москве же: 10 000 имён на 5 рядах, от 0 до 10 000.';
  expect(withNoBreakSpaces(text).replace(/\u00a0/g, ' ')).toBe(text);
  expect(withNoBreakSpaces(withNoBreakSpaces(text))).toBe(withNoBreakSpaces(text));
});
