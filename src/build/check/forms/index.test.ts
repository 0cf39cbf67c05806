import { readFileSync } from 'node:fs';
import { acrossProblems, fileProblems, reportProblems } from '..';
import { readContentPath } from '../../../content-model/contentFiles';
import { readContentSource } from '../contentFolder';

const form = readFileSync('content/forms/theatre-ball.yaml', 'utf8');
const page = readFileSync('content/pages/contacts.yaml', 'utf8');

function report(edited: string, pageText = ''): string[] {
  const files = {
    'forms/theatre-ball.yaml': edited,
    ...(pageText && { 'pages/contacts.yaml': pageText }),
  };
  const sources = Object.entries(files).map(([file, text]) =>
    readContentSource(file, Buffer.from(text), readContentPath(file)!),
  );
  const folder = { files: Object.keys(files), sources };
  const problems = [...sources.flatMap(fileProblems), ...acrossProblems(folder)];
  return reportProblems(
    problems.filter(({ code }) => !['missingFile', 'noSuchPage'].includes(code)),
    'en',
  )
    .split('\n')
    .filter(Boolean);
}

const lineOf = (text: string, part: string) =>
  text.slice(0, text.lastIndexOf(part)).split('\n').length;

test('a form of the sample has no problems', () => {
  expect(report(form)).toEqual([]);
});

test.each([
  ['between:1,10', 'betwen:1,10', 'steps[0].fields[3].rules[2]  is no such rule: betwen:1,10'],
  ['between:1,10', 'between:1', 'steps[0].fields[3].rules[2]  is no such rule: between:1'],
  ['name: promo_code', 'name: promo-code', 'steps[0].fields[4].name  is no field name: promo-code'],
  [
    'name: promo_code',
    'name: email',
    'steps[0].fields[4].name  the field name is already taken: email',
  ],
  [
    'name: promo_code',
    'name: mergelead',
    'steps[0].fields[4].name  the field name is already taken: mergelead',
  ],
  [
    'times: tickets',
    'times: ticket',
    'steps[0].fields[5].total.times  the form has no such field: ticket',
  ],
  [
    'name: personalDataAgree',
    'name: agree',
    'consents[0].name  the first consent has another name: agree',
  ],
  ['type: number', 'type: numbr', 'steps[0].fields[3].type  has no such value: numbr'],
  ['type: number', 'type: select', 'steps[0].fields[3].options  is missing'],
])('%s → %s', (from, to, expected) => {
  const edited = form.replace(from, () => to);
  const [first = ''] = report(edited).filter((problem) => problem.includes(expected));
  expect(first).toMatch(/^forms\/theatre-ball\.yaml:\d+:\d+ {2}/);
  if (expected.includes(to.split(': ')[1] ?? to))
    expect(Number(first.split(':')[1])).toBe(lineOf(edited, to));
});

test('a page that names a form nobody has written', () => {
  expect(report(form, page)).toEqual([
    `pages/contacts.yaml:${lineOf(page, 'form: contact-us')}:11  sections[${(page.split('form: contact-us')[0]?.match(/^ {2}- kind:/gm)?.length ?? 0) - 1}].form  there is no such form: contact-us  add forms/contact-us.yaml or mend the name`,
  ]);
});
