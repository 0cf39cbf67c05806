import { nodeModelOf, resolversOf } from '../../../tests/support/resolvers';
import { testRows } from '../../../tests/support/testRows';
import { createFormResolvers } from './form';

const ask = resolversOf(createFormResolvers);
const nodeModel = nodeModelOf({
  BuildDay: [{ day: '2025-08-01' }],
  SiteSettings: [{ currentEdition: 2026 }],
  Edition: [
    {
      fields: { year: 2026 },
      ...{ firstDay: '2026-04-02', lastDay: '2026-04-05' },
      ...{ applicationsOpen: '2025-10-01', applicationsClose: '2026-02-20' },
      calls: {
        guides: { opens: '2025-09-01' },
        volunteers: { opens: '2026-01-10', closes: '2026-03-01' },
      },
    },
  ],
});

testRows<[object, string | null, string | null]>([
  [{}, null, null],
  [{ opens: '2026-01-16', closes: '2026-01-20' }, '16 January 2026', '20 January 2026'],
  [{ follows: 'volunteers' }, '10 January 2026', '1 March 2026'],
  [{ follows: 'guides' }, '1 September 2025', '5 April 2026'],
  [{ follows: 'applications' }, '1 October 2025', '20 February 2026'],
])('a form with %j names the days %s and %s', async (form, opens, closes) => {
  const day = (field: string) => ask('LeadForm', field, form, { language: 'en' }, nodeModel);
  expect([await day('opensOn'), await day('closesOn')]).toEqual([opens, closes]);
});
