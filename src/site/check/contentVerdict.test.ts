import { testRows } from '../../../tests/support/testRows';
import type { Problem } from './problems/problem';
import { verdictOn } from './contentVerdict';

const prompt: Problem = {
  file: '2026/speakers/anna-example/index.yaml',
  line: 6,
  column: 12,
  field: 'name.ru',
  code: 'promptLeft',
  values: { value: 'Имя и фамилия' },
};
const fault: Problem = { ...prompt, code: 'missingEnglish', field: 'role.en', values: {} };
const over: Problem = { ...prompt, code: 'noticeOver', values: { value: '2026-04-03T18:00' } };
const deploy = { NETLIFY: 'true', CONTEXT: 'production' };
const none = { problems: [], notes: [], past: [], undated: [] };
const place = '2026/speakers/anna-example/index.yaml:6:12';

testRows([{}, deploy])('valid content, and past items, report nothing: %j', (env) => {
  expect(verdictOn(none, env, 'en')).toBeUndefined();
  expect(verdictOn({ ...none, past: [over] }, env, 'en')).toBeUndefined();
});

testRows([{}, { ...deploy, CONTEXT: 'deploy-preview' }, { CONTEXT: 'production' }])(
  'an unfilled prompt is reported and stops nothing: %j',
  (env) =>
    expect(verdictOn({ ...none, notes: [prompt] }, env, 'en')).toEqual({
      stops: false,
      words: `Prompts left: 1. Work goes on with them, but the site will not go out.

${place}  name.ru  the prompt is still there: Имя и фамилия  replace it with your own text
`,
    }),
);

test('a deploy stops at a prompt, in plain words of either language', () => {
  const verdict = (language: 'ru' | 'en') =>
    verdictOn({ ...none, notes: [prompt] }, deploy, language);
  expect(verdict('ru')).toEqual({
    stops: true,
    words: `Заготовок в содержании: 1. На сайт с ними нельзя: впишите своё. Сайт не собран.

${place}  name.ru  осталась заготовка: Имя и фамилия  впишите на её место своё
`,
  });
  expect(verdict('en')?.words).toMatch(
    /^Prompts left in the content: 1\. The site cannot go out with them: write your own words\. Nothing was built\.\n/,
  );
});

test('errors stop every build, and prompts wait until they are fixed', () =>
  expect(verdictOn({ ...none, problems: [fault], notes: [prompt] }, {}, 'en')).toEqual({
    stops: true,
    words: `Problems in the content: 1. Nothing was built.

${place}  role.en  has no English text  write it in en: next to ru:
`,
  }));
