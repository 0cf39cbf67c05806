import { describeRules } from '../../../tests/support/ruleTables';

// An empty value keeps every rule here, so it is among the kept ones.
describeRules('letters', [
  {
    rule: 'alpha',
    kept: ['Анна', 'Ёлка', 'abc', 'Éclair', 'Żółć', 'ß', ''],
    broken: ['Анна Иванова', 'a1', 'a-b', "O'Hara", '!', ' ', '٣'],
  },
  {
    rule: 'alpha:latin',
    kept: ['abc', 'ABC', 'aBc', 'z', 'Q', ''],
    broken: ['Анна', 'é', 'a b', 'a1', '-', 'ё'],
  },
  {
    rule: 'alpha_spaces',
    kept: ['Ян ван Эйк', 'Анна Иванова', 'a b', 'Ёж', ' ', 'Żółć żółć', ''],
    broken: ['a-b', 'a1', "O'Hara", 'a\tb', 'a\nb', 'a.', '№'],
  },
  {
    rule: 'alphanumeric',
    kept: ['abcЁ7', 'abc', '123', 'Стенд7', 'Ё1', 'Z9', ''],
    broken: ['a b', 'a-1', '1.5', '№7', 'a_b', '½', '\n'],
  },
  {
    rule: 'contains_alpha',
    kept: ['№ 7б', '1a', 'ё', '--я--', 'a', 'Ж1', ''],
    broken: ['1', '!', ' ', '12-34', '№', '😀'],
  },
  {
    rule: 'contains_alpha_spaces',
    kept: ['№ 7', '1 2', 'ё', ' ', 'a', '-я-', ''],
    broken: ['1', '!', '12-34', '\t', '№', '😀'],
  },
  {
    rule: 'contains_alphanumeric',
    kept: ['«7»', '!1', 'ё', '-a', '0', '№ 7', ''],
    broken: ['!', ' ', '--', '😀', '\n', '№'],
  },
  {
    rule: 'contains_lowercase',
    kept: ['НИИ «я»', 'Aa', 'Яя', 'ё', 'x1', '1z', ''],
    broken: ['A', 'ЯЁ', '1', '!', ' ', 'A-Б'],
  },
  {
    rule: 'contains_numeric',
    kept: ['№7', 'a1', '0', 'дом 4', '2026', '-9-', ''],
    broken: ['a', 'Ё', ' ', '!', 'one', '٣'],
  },
  {
    rule: 'contains_symbol',
    kept: ['a!', '-', 'я@', '~', '`', '[', ''],
    broken: ['a', 'ё1', ' ', '№', '«»', '—'],
  },
  {
    rule: 'contains_uppercase',
    kept: ['я, Анна', 'aA', 'яЯ', 'Ё', 'X1', '1Z', ''],
    broken: ['a', 'яё', '1', '!', ' ', 'a-б'],
  },
  {
    rule: 'lowercase',
    kept: ['abc', 'ёж', 'я', 'ß', 'é', ''],
    broken: ['Abc', 'ёЖ', 'a b', 'a1', '1', '-'],
  },
  {
    rule: 'lowercase:allow_non_alpha',
    kept: ['a!', 'ёж-7', '1', '@', 'a.b_c', ''],
    broken: ['A!', 'a b', 'Ё', 'a№', ' ', 'a\n'],
  },
  {
    rule: 'lowercase:allow_numeric',
    kept: ['a1', 'ёж7', '1', 'abc', 'я', ''],
    broken: ['A1', 'a-1', 'a 1', 'Ё', 'a.1', '!'],
  },
  {
    rule: 'lowercase:latin',
    kept: ['abc', 'z', 'q', 'fair', 'a', ''],
    broken: ['ёж', 'a1', 'A', 'é', 'a b', '-'],
  },
  {
    rule: 'lowercase:allow_numeric_dashes',
    kept: ['a-1', 'ёж-7', '1', '-', 'abc', ''],
    broken: ['A-1', 'a_1', 'a 1', 'Ё', 'a.1', '!'],
  },
  {
    rule: 'symbol',
    kept: ['$%^', '!', '@#', '-', '~`', '[]', ''],
    broken: ['a', '1', '! !', 'ё', '№', '—'],
  },
  {
    rule: 'uppercase',
    kept: ['ABC', 'ЁЖ', 'Я', 'É', 'XL', ''],
    broken: ['Abc', 'ёЖ', 'A B', 'A1', '1', '-'],
  },
  {
    rule: 'uppercase:latin',
    kept: ['ABC', 'Z', 'Q', 'XL', 'FAIR', ''],
    broken: ['ЁЖ', 'A1', 'a', 'É', 'A B', '-'],
  },
]);
