import { problemCodes, sentences, type ProblemCode } from '../../src/build/check/problems/problem';
import { describeProblem } from '../../src/build/check/problems/report';
import type { ReportLanguage } from '../../src/build/check/problems/sentence';
import { said } from './sentences';

/** The line that the check prints of a fault. */
function printed(code: ProblemCode, values: Record<string, string>, language: ReportLanguage) {
  const place = { file: 'a.yaml', line: 3, column: 5, field: 'name.en' };
  return describeProblem({ ...place, code, values }, language);
}

describe.each(['en', 'ru'] as const)('in %s', (language) => {
  test.each(problemCodes)('%s is told with its place, its field and what it names', (code) => {
    const { named = {}, [language]: words } = said[code];
    expect(printed(code, { value: named['given'] ?? '', ...named }, language)).toBe(
      `a.yaml:3:5  name.en  ${words}`,
    );
  });

  test.each(problemCodes)('%s says what is wrong and how to mend it', (code) => {
    expect(said[code][language].split('  ')).toHaveLength(2);
    const { problem, remedy } = sentences[code][language];
    const areRussian = [problem, remedy].every((part) => /\p{Script=Cyrillic}/u.test(part));
    expect(areRussian).toBe(language === 'ru');
  });
});

test('a near word is offered; where there is none, nothing is', () => {
  expect(printed('unknownKey', { nearest: 'stand' }, 'en')).toContain('(perhaps "stand")');
  expect(printed('unknownKey', { nearest: 'stand' }, 'ru')).toContain('(может быть, «stand»)');
  expect(printed('unknownKey', { nearest: '' }, 'en')).not.toContain('perhaps');
  expect(printed('unknownKey', { nearest: '' }, 'ru')).not.toContain('может быть');
});

test.each([
  ['list', 'but is a list', 'а здесь список'],
  ['fields', 'but is a set of fields', 'а здесь набор полей'],
])('%s in the place of a text is called by its kind', (given, en, ru) => {
  expect(printed('notText', { value: 'a,b', given }, 'en')).toContain(en);
  expect(printed('notText', { value: 'a,b', given }, 'ru')).toContain(ru);
});

test('a value of spaces stands in quotes, line ends in a value are spaces', () => {
  expect(printed('standCode', { value: ' ' }, 'en')).toContain('is no stand code: " "');
  expect(printed('standCode', { value: 'C\n07' }, 'en')).toContain('is no stand code: C 07');
});

test('a fault of the whole file names no field', () => {
  const whole = { file: 'a.yaml', line: 1, column: 1, field: '', values: {} };
  expect(describeProblem({ ...whole, code: 'notUtf8' }, 'en')).toBe(
    `a.yaml:1:1  ${said.notUtf8.en}`,
  );
});
