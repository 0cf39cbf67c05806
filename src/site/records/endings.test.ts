import type { CreateResolversArgs } from 'gatsby';
import { createEndings } from './endings';

type Resolve = (source: null, args: object, context: object) => Promise<unknown>;

function resolver(): Resolve {
  const found: Resolve[] = [];
  createEndings({
    createResolvers: ({ Query }: { Query: { endings: { resolve: Resolve } } }) =>
      found.push(Query.endings.resolve),
  } as unknown as CreateResolversArgs);
  return found[0]!;
}

const steps = (...types: string[]) => [
  { name: 'all', fields: types.map((type) => ({ name: type, type })) },
];
const form = (slug: string, more: object) => ({ fields: { slug }, steps: steps('email'), ...more });
const session = (slug: string, form: string, date: string, more = {}) => ({
  slug,
  form,
  fields: { date },
  start: '12:00',
  ...more,
});
const records = {
  LeadForm: [
    form('contact', {}),
    form('accreditation', { closes: '2026-03-27' }),
    form('volunteer', { closed: true }),
    form('apply', { follows: 'applications' }),
    form('class', { steps: steps('session') }),
    form('ball', {}),
  ],
  Session: [
    session('print', 'class', '2026-04-04'),
    session('clay', 'class', '2026-04-05', { places: 'full' }),
    session('waltz', 'ball', '2026-04-04'),
    session('polka', 'ball', '2026-04-05', { changes: [{ status: 'cancelled', what: '' }] }),
  ],
  Page: [
    {
      fields: { route: 'index' },
      sections: ['contact', 'accreditation', 'volunteer', 'apply', 'class'].map((name) => ({
        kind: 'form',
        anchor: name,
        form: name,
      })),
    },
    {
      fields: { route: 'navigation' },
      sections: [
        { kind: 'dialog', anchor: 'dance', forms: [{ anchor: 'ball-form', form: 'ball' }] },
        {
          kind: 'dialog',
          anchor: 'all',
          forms: [
            { anchor: 'ball-too', form: 'ball' },
            { anchor: 'letter', form: 'contact' },
          ],
        },
      ],
    },
    {
      fields: { route: 'tickets' },
      sections: [{ kind: 'tickets', tickets: [{ type: 'vip' }, { type: 'online-1-day' }] }],
    },
  ],
};
const edition = {
  fields: { year: 2026 },
  firstDay: '2026-04-02',
  lastDay: '2026-04-05',
  applicationsClose: '2026-02-20',
  hours: [{ day: '2026-04-05', opens: '12:00', closes: '20:30', lastEntry: '20:00' }],
};
const nodeModel = {
  findOne: ({ type }: { type: string }) =>
    Promise.resolve(type === 'Edition' ? edition : { currentEdition: 2026, day: '2026-01-01' }),
  findAll: ({ type, query }: { type: string; query: { filter?: object } }) => {
    if (type === 'Edition') return Promise.resolve({ entries: [edition] });
    const { form: asked } = (query.filter ?? {}) as { form?: { eq: string } };
    const entries = records[type as keyof typeof records].filter(
      (one) => asked === undefined || ('form' in one && one.form === asked.eq),
    );
    return Promise.resolve({ entries });
  },
};

test('until when each place with a form or a ticket can be used', async () => {
  expect(await resolver()(null, {}, { nodeModel })).toEqual([
    { to: '/#accreditation', end: '2026-03-27T24:00' },
    { to: '/#volunteer', end: '' },
    { to: '/#apply', end: '2026-02-20T24:00' },
    // Neither a full session nor a cancelled one keeps a form open.
    { to: '/#class', end: '2026-04-04T12:00' },
    { to: '/navigation/#ball-form', end: '2026-04-04T12:00' },
    { to: '/navigation/#dance', end: '2026-04-04T12:00' },
    // The dialog stays, as another of its forms does.
    { to: '/navigation/#ball-too', end: '2026-04-04T12:00' },
    { to: '/tickets/#ticket-vip', end: '2026-04-05T20:00' },
    { to: '/tickets/#ticket-online-1-day', end: '2026-04-05T24:00' },
  ]);
});

test('the order of the pages does not depend on that of their nodes', async () => {
  const turned = {
    ...nodeModel,
    findAll: async (asked: Parameters<typeof nodeModel.findAll>[0]) => {
      const { entries } = await nodeModel.findAll(asked);
      return { entries: [...entries].reverse() };
    },
  };
  const resolve = resolver();
  expect(await resolve(null, {}, { nodeModel: turned })).toEqual(
    await resolve(null, {}, { nodeModel }),
  );
});
