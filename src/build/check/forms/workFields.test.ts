import { makeFolder, tell } from '../../../../tests/support/contentFolder';
import { asksForWork, givenIn, workFieldProblems } from './workFields';

const form = (text: string, slug = 'visit') => {
  const [source] = makeFolder({ [`forms/${slug}.yaml`]: `${text}\n` }).sources;
  if (source === undefined) throw new Error('the form is not there');
  return source;
};
const told = (text: string, slug?: string) => workFieldProblems(form(text, slug)).map(tell);
const steps = (...fields: string[]) =>
  `steps: [{}, {fields: [{type: text}, ${fields.join(', ')}]}]`;

test('the form that the site puts at exhibitors asks for a work, once', () => {
  expect(told(steps('{type: work}'), 'work-question')).toEqual([]);
  expect(told(steps('{type: email}'), 'work-question')).toEqual(['workFieldMissing steps']);
  expect(told(steps('{type: email}'))).toEqual([]);
  expect(told(steps('{type: work}', '{type: work}', '{type: work}'))).toEqual([
    'secondWorkField steps[1].fields[2].type',
    'secondWorkField steps[1].fields[3].type',
  ]);
});

test('the page gives the works, and what else only it knows', () => {
  expect(told(steps('{type: work, options: []}', '{type: select, options: []}'))).toEqual([
    'worksAreGiven steps[1].fields[1].options',
  ]);
  expect(told(`${steps('{type: work}')}\ngiven: [exhibitor]`)).toEqual([]);
  expect(told(`${steps('{type: email}')}\ngiven: [exhibitor]`)).toEqual(['givenWithoutWork given']);
  expect(told(`${steps('{type: email}')}\ngiven: []`, 'work-question')).toEqual([
    'workFieldMissing steps',
    'givenWithoutWork given',
  ]);
});

test('a form is asked whether it asks for a work, and what it is given', () => {
  expect(asksForWork(form(steps('{type: work}')))).toBe(true);
  expect(asksForWork(form(steps('{type: 7}')))).toBe(false);
  expect(givenIn(form('given: [exhibitor, 7]'))).toEqual(['exhibitor', '7']);
  expect(givenIn(form('{}'))).toEqual([]);
});
