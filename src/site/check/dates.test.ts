import { testRows } from '../../../tests/support/testRows';
import { datedSentences } from './dates';

testRows<[string, 'ru' | 'en', string[]]>([
  ['Приём до 27 марта. Ответим письмом.', 'ru', ['Приём до 27 марта.']],
  ['Ярмарка 2–5 апреля 2026 года прошла.', 'ru', []],
  ['Первый снег, в ноябре.\n\nЖдём.', 'ru', ['Первый снег, в ноябре.']],
  ['Скоро откроемся! Форма появится осенью.', 'ru', ['Скоро откроемся!', 'Форма появится осенью.']],
  ['Маяк, мартини, скоростной лифт, майский день.', 'ru', []],
  ['[Приём](/tickets/) — в мае.', 'ru', ['Приём — в мае.']],
  ['Apply by 27 March. We will write.', 'en', ['Apply by 27 March.']],
  ['The fair of 2–5 April 2026 is over.', 'en', []],
  ['On 2 May at noon.', 'en', ['On 2 May at noon.']],
  ['It opens May 2.', 'en', ['It opens May 2.']],
  ['May two of us share it? March past the lift.', 'en', []],
  ['Open again soon. As soon as we can.', 'en', ['Open again soon.']],
  ['The form returns in autumn.', 'en', ['The form returns in autumn.']],
  ['In September we ask again.', 'en', ['In September we ask again.']],
])('%j in %s: %j', (text, language, sentences) =>
  expect(datedSentences(text, language)).toEqual(sentences),
);
