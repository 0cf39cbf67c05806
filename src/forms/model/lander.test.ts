import { makeField, makeForm } from '../../../tests/support/leadForm';
import { plainFields } from './lander';

const place = ['fair.example', '/en/navigation/'] as const;
const total = { price: 10_000, times: null, discountField: null, discountPercent: null };

test('the plain form contains everything that a build knows about a lead, and nothing else', () => {
  const form = makeForm([[makeField('name'), makeField('sum', { type: 'total', total })]], {
    templateID: '17',
    groupsEnkod: '3,4',
    newTab: true,
    given: [['stand', 'C07']],
  });
  expect(plainFields(form, ...place)).toEqual([
    ['version', '1'],
    ['form', 'apply'],
    ['enkod_send_template_id', '17'],
    ['groups_enkod', '3,4'],
    ['redirectUrl', 'https://fair.example/en/thanks/'],
    ['newTab', 'true'],
    ['stand', 'C07'],
    ['url_location', 'https://fair.example/en/navigation/'],
    ['entry_point', 'fair.example'],
    ['sum', '10000'],
  ]);
});

test('a total that needs a number is omitted; one that a code may lower is sent in full', () => {
  const form = makeForm([
    [
      makeField('a', { total: { ...total, times: 'tickets' } }),
      makeField('b', { total: { ...total, discountField: 'code' } }),
    ],
  ]);
  const sent = plainFields(form, ...place).map(([name]) => name);
  expect(sent).not.toContain('a');
  expect(sent).toContain('b');
});
