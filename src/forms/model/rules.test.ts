import { now, values, describeRules } from '../../../tests/support/ruleTables';
import { testRows } from '../../../tests/support/testRows';
import { satisfiesRule, readRule } from './rules';

describe('rules as editors write them', () => {
  test('a comma inside a pattern does not separate arguments', () => {
    expect(readRule('matches:/^a{1,2},b$/,c')).toEqual({
      name: 'matches',
      args: ['/^a{1,2},b$/', 'c'],
    });
  });
  testRows([
    [' required ', 'required', []],
    ['between:1, 20', 'between', ['1', '20']],
    ['length:3', 'length', ['3']],
    ['confirm:code,strict', 'confirm', ['code', 'strict']],
    ['require_one:phone,email', 'require_one', ['phone', 'email']],
    ['lowercase:allow_numeric', 'lowercase', ['allow_numeric']],
    ['date_between:2026-04-02,2026-04-05', 'date_between', ['2026-04-02', '2026-04-05']],
    ['url', 'url', []],
    ['url:https:', 'url', ['https:']],
    ['matches:^(', 'matches', ['^(']],
    ['matches:x/(/', 'matches', ['x/(/']],
    ['matches:/a/i', 'matches', ['/a/i']],
    ['matches:/a\\/,b/,c', 'matches', ['/a\\/,b/', 'c']],
    ['matches:c, /a,b/i , d', 'matches', ['c', '/a,b/i', 'd']],
    // A value that begins like a pattern is still one argument.
    ['is:/a/x', 'is', ['/a/x']],
    ['is:/maps/,/maps/en', 'is', ['/maps/', '/maps/en']],
  ])('%j is a rule', (written, name, args) => {
    expect(readRule(written)).toEqual({ name, args });
  });

  testRows([
    'requird',
    '1required',
    'required!',
    'between:1,',
    'between: ,2',
    'matches:a,/(/',
    'between:1',
    'between:a,b',
    'min:many',
    'matches',
    'matches:/(/',
    'is',
    'email:x',
    'lowercase:foo',
    'uppercase:allow_numeric',
    'alpha:cyrillic',
    'confirm:code,exact',
    'required:trimmed',
    'contains_numeric:1',
    'date_after:soon',
    'date_before:2026-02-30',
    'date_between:2026-04-02,x',
    'toString',
    '',
    'Required',
    'number:1',
  ])('%j is not a rule', (written) => {
    expect(readRule(written)).toBeUndefined();
  });
});

testRows(['', undefined, [], 'x', ' ', ['a']].map((value) => [value] as const))(
  'require_one accepts %j if the other field is filled',
  (value) => {
    expect(
      satisfiesRule('require_one', value, ['phone', 'email'], { name: 'telegram', values, now }),
    ).toBe(true);
  },
);

// An empty value keeps every rule here, so it is among the kept ones.
describeRules('amounts', [
  {
    rule: 'between:1,20',
    kept: ['1', '20', '10', '1.5', ' 7 ', '2e1', ''],
    broken: ['0', '21', '20.01', '-1', 'ten', ' ', '1,5'],
  },
  {
    rule: 'between:20,1',
    kept: ['1', '20', '10', '19.99', '2', ''],
    broken: ['0', '21', '-20', '20.01', 'ten', '0.99'],
  },
  {
    rule: 'date_after:2026-04-01',
    kept: ['2026-04-02', '2026-04-01T00:00:01Z', '2027-01-01', '2026-12-31', '9999-01-01', ''],
    broken: ['2026-04-01', '2026-03-31', '1999-01-01', 'soon', '2026-13-01', '2.4.2026x'],
  },
  {
    rule: 'date_after',
    kept: ['2026-02-02', '2026-03-01', '2027-01-01', '2026-02-01T12:00:01Z', '2030-01-01', ''],
    broken: ['2026-02-01', '2026-01-31', '2026-02-01T12:00:00Z', 'x', '2025-12-31', '0'],
  },
  {
    rule: 'date_before:2008-04-02',
    kept: ['2008-04-01', '1950-01-01', '2007-12-31', '1900-02-28', '2000-02-29', ''],
    broken: ['2008-04-02', '2008-04-03', '2026-01-01', 'x', '2008-02-31x', 'вчера'],
  },
  {
    rule: 'date_before',
    kept: ['2026-01-31', '2026-02-01', '1999-01-01', '2025-12-31', '2000-02-29', ''],
    broken: ['2026-02-02', '2027-01-01', '2026-02-01T12:00:00Z', 'x', '9999-01-01', 'завтра'],
  },
  {
    rule: 'date_between:2026-04-02,2026-04-05',
    kept: [
      '2026-04-02T23:59:59Z',
      '2026-04-02',
      '2026-04-03',
      '2026-04-04',
      '2026-04-05',
      '2026-04-03T10:00:00Z',
      '',
    ],
    broken: ['2026-04-01', '2026-04-06', '2025-04-03', 'x', '2026-04-05T00:00:01Z', '2026-14-03'],
  },
  {
    rule: 'date_format:DD.MM.YYYY',
    kept: ['02.04.2026', '31.12.1999', '01.01.2000', '29.02.2024', '10.10.2010', ''],
    broken: [
      '2.4.2026',
      '2026-04-02',
      '32.01.2026',
      '01.13.2026',
      '00.01.2026',
      '02.04.26',
      '02-04-2026',
    ],
  },
  {
    rule: 'date_format',
    kept: ['2026-04-02', '1999-12-31', '2026-04-02T10:00', '2000-02-29', '2026-01', ''],
    broken: ['x', 'апрель', '2026-13-01', '2026-04-42', '--', 'tomorrow'],
  },
  {
    rule: 'length:3',
    kept: ['abc', 'абвг', '   ', 'a'.repeat(999), ['a', 'b', 'c'], ''],
    broken: ['ab', 'я', '12', ' ', ['a'], ['a', 'b']],
  },
  {
    rule: 'length:5,2',
    kept: ['ab', 'abcde', 'абв', '12', ['a', 'b'], ''],
    broken: ['a', 'abcdef', 'абвгде', '1', ['a'], '123456'],
  },
  {
    rule: 'max:4',
    kept: ['1e0', '4', '0', '-7', '3.9', ['a', 'b', 'c', 'd'], ''],
    broken: ['5', '4.01', 'four', ' ', ['a', 'b', 'c', 'd', 'e'], '1e9'],
  },
  {
    rule: 'min:1',
    kept: ['1', '1.5', '999', '1e3', ['a'], ''],
    broken: ['0', '-1', '0.99', 'one', ' ', '1,5'],
  },
  {
    rule: 'min:2',
    kept: ['2', '3', ['a', 'b'], ['a', 'b', 'c'], '2.0', ''],
    broken: ['1', '1.99', ['a'], 'x', '-2', '0'],
  },
  {
    rule: 'number',
    kept: ['1', '-1', '1.5', '1e5', '0', ' 7 ', ''],
    broken: ['one', '1,5', '1 000', ' ', '1px', '--1', '№1'],
  },
]);

// An empty value keeps every rule except accepted, required and require_one, so it is among the
// kept ones.
describeRules('answers', [
  {
    rule: 'accepted',
    kept: ['on', 'yes', '1', 'true', 1, true],
    broken: ['', undefined, 'off', 'no', '0', 'false', 'ON', ' on', ['on']],
  },
  {
    rule: 'confirm',
    name: 'email_confirm',
    kept: ['anna@fair.example', ''],
    broken: ['Anna@fair.example', 'anna@fair.exampl', ' anna@fair.example', 'x', '0', 'anna'],
  },
  {
    rule: 'confirm:code',
    kept: ['BAL', '', ['BAL']],
    broken: ['bal', 'BALL', ' BAL', 'x', '0', ['BAL', 'BAL']],
  },
  {
    rule: 'confirm:code,strict',
    kept: ['BAL', ''],
    broken: ['bal', 'BALL', ' BAL', 'x', '0', ['BAL']],
  },
  {
    rule: 'confirm:days',
    kept: ['thu', ['thu'], ''],
    broken: ['fri', 'Thu', ' thu', ['thu', 'fri'], 'x', '0'],
  },
  {
    rule: 'confirm',
    name: 'seats',
    kept: ['12', ['12'], ''],
    broken: ['1', '13', '12.0', ' 12', 'x', ['1', '2']],
  },
  {
    rule: 'confirm',
    name: 'email_confirmed',
    kept: ['anna@fair.example', ''],
    broken: ['anna@fair', 'x', '0', 'Anna', '@', ' '],
  },
  {
    rule: 'email',
    kept: [
      'anna@fair.example',
      'a.b-c_d@x.ru',
      'A@B.CO',
      'почта@ярмарка.рф',
      'a+b@mail.gallery',
      '"a b"@x.ru',
      '',
    ],
    broken: [
      'anna',
      'anna@',
      '@fair.example',
      'a b@fair.example',
      'a@fair',
      'a@@fair.example',
      'a@fair..ru',
      'a.@x.ru',
    ],
  },
  {
    rule: 'ends_with:.pdf,.PDF',
    kept: ['a b.PDF', 'cv.pdf', 'CV.PDF', '.pdf', 'a.pdf.pdf', 'резюме.pdf', ''],
    broken: ['cv.doc', 'pdf', 'cv.pdf ', 'cv.pDf', '.pd', 'f'],
  },
  {
    rule: 'is:S,M,7',
    kept: ['S', 'M', '7', 7, '', ['S'], ['7']],
    broken: ['s', 'L', 'SM', ' S', '07', ['S', 'M']],
  },
  {
    rule: 'matches:/^[A-Z]\\d{2,3}$/',
    kept: ['C07', 'A123', 'Z99', 'D11', 'B00', ''],
    broken: ['c07', 'C7', 'C1234', 'C07 ', 'С07', '07'],
  },
  {
    rule: 'matches:yes,/^n/i',
    kept: ['yes', 'no', 'No', 'NEVER', 'n', ''],
    broken: ['Yes', 'да', 'y', 'on', ' no', 'yes!'],
  },
  {
    rule: 'not:admin,root',
    kept: ['anna', 'Admin', 'admin ', 'roo', '', 'корень', ['admin']],
    broken: ['admin', 'root'],
  },
  {
    rule: 'not:a,b,7,S,M,-',
    kept: ['c', 'A', '', 'ab', ' a', '07'],
    broken: ['a', 'b', '7', 'S', 'M', '-'],
  },
  {
    rule: 'require_one:phone',
    kept: ['x', ' ', '0', ['a'], 'Ё', '-'],
    broken: ['', undefined, []],
  },
  { rule: 'require_one:phone,missing', kept: ['x', '7', ['a']], broken: ['', undefined, []] },
  { rule: 'required', kept: ['a', ' ', '0', 'Ё', ['a'], '\n'], broken: ['', undefined, []] },
  {
    rule: 'required:trim',
    kept: ['a', ' a ', '0', 'Ё', ['a'], '-'],
    broken: ['', undefined, [], ' ', '\n', '\u00a0 \t'],
  },
  {
    rule: 'starts_with:+7,8',
    kept: ['8(495)', '+7 495', '8 800', '+7', '8', '89', ''],
    broken: ['7', ' +7', '+1', '9', 'x8', '+ 7'],
  },
  {
    rule: 'url',
    kept: [
      'https://a.ru',
      'http://a',
      'http://a.ru:8080/',
      'https://ярмарка.рф/путь',
      'https://a.ru?x=1#y',
      '',
    ],
    broken: [
      'a.ru',
      'www.a.ru',
      'mailto:a@b.ru',
      'ftp://x.y/z',
      'javascript:alert(1)',
      'https://',
      '//a.ru',
      'not a url',
    ],
  },
  {
    rule: 'url:https:',
    kept: [
      'https://a.ru',
      'https://a.ru/x',
      'HTTPS://A.RU',
      'https://a:8/',
      'https://xn--p1ai/',
      '',
    ],
    broken: ['http://a.ru', 'ftp://a.ru', 'a.ru', 'data:text/html,x', 'file:///etc', 'https:'],
  },
]);

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
