import { nodeModelOf, resolversOf } from '../../../tests/support/resolvers';
import { testRows } from '../../../tests/support/testRows';
import { createEndings, createTitleButton } from './endings';

const edition = {
  fields: { year: 2026 },
  firstDay: '2026-04-02',
  lastDay: '2026-04-05',
  applicationsClose: '2026-02-20',
  calls: { guides: { opens: '2025-09-01', closes: '2025-12-15' }, media: {} },
  hours: [{ day: '2026-04-05', opens: '12:00', closes: '20:30', lastEntry: '20:00' }],
};
const nextEdition = {
  fields: { year: 2027 },
  firstDay: '2027-04-08',
  lastDay: '2027-04-11',
  applicationsOpen: '2026-12-15',
  applicationsClose: '2027-02-19',
  calls: { guides: { opens: '2026-12-07' } },
};
const form = (slug: string, more: object = {}, type = 'email') => ({
  fields: { slug },
  steps: [{ name: 'all', fields: [{ name: type, type }] }],
  ...more,
});
const forms = [
  form('contact'),
  form('accreditation', { closes: '2026-03-27' }),
  form('volunteer', { closed: true }),
  form('apply', { follows: 'applications' }),
  form('guide', { follows: 'guides' }),
  form('media', { follows: 'media' }),
  form('class', {}, 'session'),
];
const session = (slug: string, name: string, date: string, more: object = {}) => ({
  ...{ slug, form: name, fields: { date }, start: '12:00' },
  ...more,
});
const page = (route: string, ...sections: object[]) => ({ fields: { route }, sections });
const formSections = forms.map(({ fields: { slug } }) => ({
  ...{ kind: 'form', anchor: slug, form: slug },
}));
const dialog = (anchor: string, ...inside: [anchor: string, form: string][]) => ({
  ...{ kind: 'dialog', anchor },
  forms: inside.map(([name, named]) => ({ anchor: name, form: named })),
});
const pages = [
  page('index', ...formSections),
  page(
    'navigation',
    dialog('dance', ['ball-form', 'ball']),
    dialog('all', ['ball-too', 'ball'], ['letter', 'contact']),
  ),
  page('press', { kind: 'text', anchor: 'office' }, formSections[1]!),
  page('tickets', { kind: 'tickets', tickets: [{ type: 'vip' }, { type: 'online-1-day' }] }),
];

/** Records as Gatsby finds them on a day. */
const builtOn = (day: string, Page: readonly object[] = pages) =>
  nodeModelOf({
    BuildDay: [{ day }],
    SiteSettings: [{ currentEdition: 2026 }],
    Edition: [edition, nextEdition],
    LeadForm: [...forms, form('ball')],
    Page,
    Session: [
      session('print', 'class', '2026-04-04'),
      session('clay', 'class', '2026-04-05', { places: 'full' }),
      session('waltz', 'ball', '2026-04-04'),
      session('polka', 'ball', '2026-04-05', { changes: [{ status: 'cancelled', what: '' }] }),
    ],
  });

const button = (btn: object | undefined, day: string) =>
  resolversOf(createTitleButton)('PageTitleBlock', 'btn', { btn }, {}, builtOn(day));

testRows([
  ['/press/#accreditation', '2026-03-27', true],
  ['/press/#accreditation', '2026-03-28', false],
  ['/#accreditation', '2026-03-28', false],
  ['/#volunteer', '2026-01-15', false],
  ['/#apply', '2026-02-20', true],
  ['/#apply', '2026-02-21', false],
  // After the fair people apply to the next one, whose days are written.
  ['/#apply', '2026-04-06', true],
  ['/#apply', '2026-12-15', true],
  ['/#apply', '2027-02-20', false],
  ['/#guide', '2025-12-15', true],
  ['/#guide', '2025-12-16', false],
  ['/#guide', '2027-04-11', true],
  ['/#media', '2026-04-05', true],
  // A call that the next edition does not name.
  ['/#media', '2026-04-06', false],
  ['/#class', '2026-04-04', true],
  ['/#class', '2026-04-05', false],
  ['/#contact', '2027-01-01', true],
  ['/press/#office', '2027-01-01', true],
  ['/press/', '2027-01-01', true],
  ['/elsewhere/#accreditation', '2027-01-01', true],
  ['https://account.example/#accreditation', '2027-01-01', true],
])('the button to %s is there on %s: %s', async (to, day, isThere) => {
  const btn = { to };
  expect(await button(btn, day)).toBe(isThere ? btn : null);
});

test('a head without a button stays without', async () =>
  expect(await button(undefined, '2026-01-01')).toBeUndefined());

// In any order of the nodes.
testRows([[pages], [[...pages].reverse()]])(
  'until when each place with a form or a ticket can be used',
  async (nodes) =>
    expect(
      await resolversOf(createEndings)('Query', 'endings', null, {}, builtOn('2026-01-01', nodes)),
    ).toEqual([
      { to: '/#accreditation', end: '2026-03-27T24:00' },
      { to: '/#volunteer', end: '' },
      { to: '/#apply', end: '2026-02-20T24:00' },
      { to: '/#guide', end: '2025-12-15T24:00' },
      { to: '/#media', end: '2026-04-05T24:00' },
      // Neither a full session nor a cancelled one keeps a form open.
      { to: '/#class', end: '2026-04-04T12:00' },
      { to: '/navigation/#ball-form', end: '2026-04-04T12:00' },
      { to: '/navigation/#dance', end: '2026-04-04T12:00' },
      // The dialog stays, as another of its forms does.
      { to: '/navigation/#ball-too', end: '2026-04-04T12:00' },
      { to: '/press/#accreditation', end: '2026-03-27T24:00' },
      { to: '/tickets/#ticket-vip', end: '2026-04-05T20:00' },
      { to: '/tickets/#ticket-online-1-day', end: '2026-04-05T24:00' },
    ]),
);
