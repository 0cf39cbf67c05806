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
const deploy = { NETLIFY: 'true', CONTEXT: 'production' };

test('valid content reports nothing, at home and in a deploy', () => {
  expect(verdictOn({ problems: [], notes: [], past: [], undated: [] }, {}, 'en')).toBeUndefined();
  expect(
    verdictOn({ problems: [], notes: [], past: [], undated: [] }, deploy, 'en'),
  ).toBeUndefined();
});

testRows([{}, { ...deploy, CONTEXT: 'deploy-preview' }, { CONTEXT: 'production' }])(
  'an unfilled prompt is reported and stops nothing: %j',
  (env) => {
    const verdict = verdictOn({ problems: [], notes: [prompt], past: [], undated: [] }, env, 'en');
    expect(verdict).toEqual({
      stops: false,
      words: `Prompts left: 1. Work goes on with them, but the site will not go out.

2026/speakers/anna-example/index.yaml:6:12  name.ru  the prompt is still there: Имя и фамилия  replace it with your own text
`,
    });
  },
);

test('a deploy stops at a prompt, in plain words of either language', () => {
  expect(verdictOn({ problems: [], notes: [prompt], past: [], undated: [] }, deploy, 'ru')).toEqual(
    {
      stops: true,
      words: `Заготовок в содержании: 1. На сайт с ними нельзя: впишите своё. Сайт не собран.

2026/speakers/anna-example/index.yaml:6:12  name.ru  осталась заготовка: Имя и фамилия  впишите на её место своё
`,
    },
  );
  expect(
    verdictOn({ problems: [], notes: [prompt], past: [], undated: [] }, deploy, 'en')?.words,
  ).toMatch(
    /^Prompts left in the content: 1\. The site cannot go out with them: write your own words\. Nothing was built\.\n/,
  );
});

test('errors stop every build, and prompts wait until they are fixed', () => {
  expect(
    verdictOn({ problems: [fault], notes: [prompt], past: [], undated: [] }, {}, 'en'),
  ).toEqual({
    stops: true,
    words: `Problems in the content: 1. Nothing was built.

2026/speakers/anna-example/index.yaml:6:12  role.en  has no English text  write it in en: next to ru:
`,
  });
});

const over: Problem = {
  ...prompt,
  file: 'notices.yaml',
  field: '[0].until',
  code: 'noticeOver',
  values: { value: '2026-04-03T18:00' },
};

testRows([{}, deploy])('a build does not report past items: %j', (env) => {
  expect(
    verdictOn({ problems: [], notes: [], past: [over], undated: [] }, env, 'en'),
  ).toBeUndefined();
});
