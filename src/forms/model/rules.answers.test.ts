import { describeRules } from '../../../tests/support/ruleTables';

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
