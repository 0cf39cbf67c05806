import { testRows } from '../../../../tests/support/testRows';
import {
  sentences,
  type Problem,
  type ProblemCode,
  describeProblem,
  reportLanguage,
} from './problem';

testRows([
  [{}, 'en'],
  [{ LANG: 'ru_RU.UTF-8' }, 'ru'],
  [{ LANG: 'en_US.UTF-8' }, 'en'],
  [{ LANG: 'C.ru' }, 'en'],
  [{ LC_ALL: 'RU', LANG: 'en_US.UTF-8' }, 'ru'],
  [{ LC_ALL: 'en_US.UTF-8', LANG: 'ru_RU.UTF-8' }, 'en'],
  [{ FAIR_LANG: 'ru', LC_ALL: 'en_US.UTF-8', LANG: 'en_US.UTF-8' }, 'ru'],
  [{ FAIR_LANG: 'en', LC_ALL: 'ru', LANG: 'ru' }, 'en'],
  [{ FAIR_LANG: '', LC_ALL: '', LANG: 'ru' }, 'ru'],
])('with %j the report is in %s', (env, language) => expect(reportLanguage(env)).toBe(language));

const problem: Problem = {
  ...{ file: 'site.yaml', line: 2, column: 5, field: 'name' },
  ...{ code: 'notText', values: { given: 'list' } },
};
const told = (change: Partial<Problem>, language: 'ru' | 'en' = 'en') =>
  describeProblem({ ...problem, ...change }, language);

testRows<[Partial<Problem>, string]>([
  [{}, 'name  should be text, but is a list'],
  [{ values: { value: '5' } }, 'name  should be text, but is 5'],
  // Blanks are in quotes, several lines in one.
  [{ values: { value: '  ' } }, 'name  should be text, but is "  "'],
  [{ values: { value: 'a \r\n b' } }, 'name  should be text, but is a b'],
  [{ field: '' }, 'should be text, but is a list'],
])('%j is told in one line', (change, words) =>
  expect(told(change)).toMatch(new RegExp(`^site.yaml:2:5  ${words}  `)),
);

// \u0430, \u0421 and \u0435 are Cyrillic, c and A are Latin.
testRows<[Partial<Problem>, string]>([
  [
    { code: 'unknownKey', field: 'works[0].st\u0430nd', values: { nearest: 'stand' } },
    'is an unknown key (the "\u0430" here is Cyrillic)',
  ],
  [
    { code: 'standCode', values: { value: '\u042107' } },
    'is not a stand code: \u042107 (the "\u0421" here is Cyrillic)',
  ],
  [{ code: 'standCode', values: { value: 'Щ07' } }, 'is not a stand code: Щ07'],
  [
    { code: 'mailAddress', values: { value: 'm\u0435@fair.example' } },
    'is not an e-mail address: m\u0435@fair.example (the "\u0435" here is Cyrillic)',
  ],
  [
    { code: 'notRepresented', values: { value: 'Гипcов' } },
    'is not an artist of the gallery: Гипcов (the "c" here is Latin)',
  ],
  [{ code: 'notRepresented', values: { value: 'Роса' } }, 'is not an artist of the gallery: Роса'],
  [
    { code: 'artistLetter', values: { value: 'Anna', letter: 'A' } },
    'differs from a name in the gallery\'s list by the letter A, which comes from another alphabet: Anna (the "A" here is Latin)',
  ],
])('a letter of another alphabet is named: %j', (change, words) =>
  expect(told(change)).toContain(`  ${words}  `),
);

test('a letter of another alphabet is named in Russian', () =>
  expect(told({ code: 'standCode', values: { value: '\u042107' } }, 'ru')).toContain(
    'не код стенда: \u042107 («\u0421» здесь русская)  ',
  ));

test('every message exists in both languages, with the same values', () => {
  const valuesIn = (words: string) => [...new Set(words.match(/\{\w+\}/g))].sort();
  const odd = (Object.keys(sentences.ru) as ProblemCode[]).filter((code) => {
    const [ru, en] = [sentences.ru[code], sentences.en[code]];
    const areRussian = [ru.problem, ru.remedy].every((words) => /\p{Script=Cyrillic}/u.test(words));
    const isEnglish = !/\p{Script=Cyrillic}/u.test(en.problem);
    const [russian, english] = [ru, en].map(({ problem, remedy }) => valuesIn(problem + remedy));
    return !areRussian || !isEnglish || String(russian) !== String(english);
  });
  expect(odd).toEqual([]);
});
