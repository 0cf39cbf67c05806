import { testMessagesOf, rowsOf } from '../../tests/support/saidFaults';

testMessagesOf(
  'letters',
  rowsOf(`
  alpha | 1 | Здесь могут быть только буквы. | This field can hold letters only.
  alpha_spaces | 1 | Здесь могут быть только буквы и пробелы. | This field can hold letters and spaces only.
  alphanumeric | - | Здесь могут быть только буквы и цифры. | This field can hold letters and numbers only.
  contains_alpha | 1 | Нужна хотя бы одна буква. | At least one letter is needed.
  contains_alpha_spaces | 1 | Нужна хотя бы одна буква или пробел. | At least one letter or space is needed.
  contains_alphanumeric | - | Нужна хотя бы одна буква или цифра. | At least one letter or number is needed.
  contains_lowercase | Я | Нужна хотя бы одна строчная буква. | At least one lowercase letter is needed.
  contains_numeric | a | Нужна хотя бы одна цифра. | At least one number is needed.
  contains_symbol | a | Нужен хотя бы один знак, например ! или #. | At least one symbol is needed, such as ! or #.
  contains_uppercase | a | Нужна хотя бы одна прописная буква. | At least one uppercase letter is needed.
  lowercase | Я | Здесь могут быть только строчные буквы. | This field can hold lowercase letters only.
  lowercase:allow_non_alpha | Я | Здесь могут быть только строчные буквы, цифры и знаки. | This field can hold lowercase letters, numbers and symbols only.
  lowercase:allow_numeric | Я | Здесь могут быть только строчные буквы и цифры. | This field can hold lowercase letters and numbers only.
  lowercase:allow_numeric_dashes | Я | Здесь могут быть только строчные буквы, цифры и дефисы. | This field can hold lowercase letters, numbers and hyphens only.
  symbol | a | Здесь могут быть только знаки, например ! или #. | This field can hold symbols only, such as ! or #.
  uppercase | я | Здесь могут быть только прописные буквы. | This field can hold uppercase letters only.
`),
);
