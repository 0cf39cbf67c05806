import * as reference from '@formkit/rules';
import fc from 'fast-check';
import { testRows } from '../../../tests/support/testRows';
import { satisfiesRule, ruleNames, type RuleName } from './rules';

/** The part of a field's node that FormKit's rules use. */
type ReferenceNode = {
  value: unknown;
  name: string;
  at: (address: string) => { value: unknown } | undefined;
};
type ReferenceRule = (node: ReferenceNode, ...args: readonly string[]) => boolean;

const values = { code: 'BAL', phone: '', email: 'anna@fair.example', seats_confirm: '12' };
const now = new Date();

const argsOf: Partial<Record<RuleName, readonly (readonly string[])[]>> = {
  alpha: [[], ['latin']],
  alpha_spaces: [[], ['latin']],
  alphanumeric: [[], ['latin']],
  between: [
    ['1', '20'],
    ['20', '1'],
    ['-1.5', '1e2'],
  ],
  confirm: [[], ['code'], ['code', 'strict'], ['phone', 'loose']],
  contains_alpha: [[], ['latin']],
  contains_alpha_spaces: [[], ['latin']],
  contains_alphanumeric: [[], ['latin']],
  contains_lowercase: [[], ['latin']],
  contains_uppercase: [[], ['latin']],
  date_after: [[], ['2026-04-01']],
  date_before: [[], ['2008-04-02']],
  date_between: [['2026-04-02', '2026-04-05'], ['2099-01-01']],
  date_format: [[], ['DD.MM.YYYY'], ['YYYY-MM-DD'], ['D/M/YY']],
  ends_with: [['.pdf', '.PDF'], ['я']],
  is: [['S', 'M', '7']],
  length: [['3'], ['2', '5'], ['5', '2']],
  lowercase: [[], ['allow_non_alpha'], ['allow_numeric'], ['allow_numeric_dashes'], ['latin']],
  matches: [['yes', '/^n/'], ['/^[A-Z]\\d{2,3}$/']],
  max: [[], ['4'], ['-1']],
  min: [[], ['2'], ['-1']],
  not: [['admin', 'root']],
  require_one: [['phone'], ['phone', 'email']],
  required: [[], ['trim']],
  starts_with: [['+7', '8'], ['А']],
  uppercase: [[], ['latin']],
  url: [[], ['https:']],
};

/** Values at the limits of the rules; tried whole, and cut and joined at random. */
const pieces = [
  ...`1 20 10 1.5 2e1 0 21 20.01 -1 ten 1,5 19.99 0.99 4 3.9 4.01 1e0 2.0 1.99 --1 07 №1 1px
2026-04-01 2026-04-02 2026-04-05 2026-04-06 2026-02-01 2026-02-02 2026-01-31 9999-01-01
2008-04-01 2008-04-02 2007-12-31 2026-04-01T00:00:01Z 2026-04-05T00:00:01Z 2026-13-01
02.04.2026 2.4.2026 32.01.2026 29.02.2024 02.04.26 2026-01 soon -- ab abc abcde abcdef абв
Анна Ёлка Éclair Żółć ß é a-b O’Hara a1 Стенд7 ½ ٣ 7б «7» Aa яЯ ё я ЯЁ a_b a.b [] ~\` @# № 😀 —
on yes true off ON BAL bal BALL thu 12 13 anna@fair.example Anna@fair.example anna@ a@@x.ru
a.b-c_d@x.ru почта@ярмарка.рф a+b@mail.gallery a@fair a@fair..ru a.@x.ru "a_b"@x.ru
cv.pdf CV.PDF cv.pDf .pdf pdf S M s SM C07 c07 C7 C1234 A123 no NEVER admin Admin root +7 8 9
https://a.ru http://a http://a.ru:8080/ https://ярмарка.рф/путь a.ru www.a.ru ftp://x.y/z
javascript:alert(1) https:// //a.ru HTTPS://A.RU https: file:///etc mailto:a@b.ru`.split(/\s/),
  ...['', ' ', '\n', '\t', 'a b', ' 7 ', ' BAL', 'Ян ван Эйк', 'a\tb', '1 000', 'cv.pdf '],
  ...[' no', '! !'],
];
const written = fc.oneof(
  fc.constantFrom(...pieces),
  fc.array(fc.constantFrom(...pieces), { maxLength: 4 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme' }),
);
const several = fc.array(fc.constantFrom('a', 'S', 'BAL', 'admin', '12'), {
  minLength: 1,
  maxLength: 6,
});

// FormKit reads spaces as the number 0; to a visitor they are not a number.
const numeric = new Set<RuleName>(['between', 'max', 'min', 'number']);

const fields = ['field', 'email_confirm', 'seats'];
const numRuns = process.env['FAIR_FULL'] === undefined ? 100 : 2000;

testRows(ruleNames.flatMap((name) => (argsOf[name] ?? [[]]).map((args) => [name, args] as const)))(
  'the rule %s with %j behaves like FormKit’s',
  (name, args) => {
    const referenceRule = reference[name] as unknown as ReferenceRule;
    const at = (address: string) => ({ value: values[address as keyof typeof values] });
    const check = (value: string | string[], field: string) => {
      // Only three rules apply to empty values; in FormKit that is an option of the rule.
      if (value.length === 0 || (numeric.has(name) && String(value).trim() === '')) return;
      const kept = satisfiesRule(name, value, args, { name: field, values, now });
      const expected = referenceRule({ value, name: field, at }, ...args);
      if (kept !== expected) throw new Error(`${JSON.stringify(value)} of ${field}: ${kept}`);
    };
    for (const piece of pieces) for (const field of fields) check(piece, field);
    fc.assert(
      fc.property(
        fc.oneof({ weight: 9, arbitrary: written }, { weight: 1, arbitrary: several }),
        fc.constantFrom(...fields),
        check,
      ),
      { numRuns, seed: 20260402 },
    );
  },
);
