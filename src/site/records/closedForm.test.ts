import type { CreateResolversArgs } from 'gatsby';
import { testRows } from '../../../tests/support/testRows';
import { createTitleButton } from './endings';

type Button = { to: string } | undefined;
type Resolve = (source: { btn: Button }, args: object, context: object) => Promise<Button | null>;

function resolver(): Resolve {
  const found: Resolve[] = [];
  createTitleButton({
    createResolvers: ({ PageTitleBlock }: { PageTitleBlock: { btn: { resolve: Resolve } } }) =>
      found.push(PageTitleBlock.btn.resolve),
  } as unknown as CreateResolversArgs);
  return found[0]!;
}

const edition = {
  fields: { year: 2026 },
  firstDay: '2026-04-02',
  lastDay: '2026-04-05',
  applicationsClose: '2026-02-20',
  calls: { guides: { opens: '2025-09-01', closes: '2025-12-15' }, media: {} },
};
const nextEdition = {
  fields: { year: 2027 },
  firstDay: '2027-04-08',
  lastDay: '2027-04-11',
  applicationsOpen: '2026-12-15',
  applicationsClose: '2027-02-19',
  calls: { guides: { opens: '2026-12-07' } },
};
const session = { slug: 'print', fields: { date: '2026-04-04' }, start: '12:00' };
const plain = { steps: [{ name: 'all', fields: [{ name: 'email', type: 'email' }] }] };
const signUp = { steps: [{ name: 'all', fields: [{ name: 'what', type: 'session' }] }] };
const forms: Record<string, object> = {
  contact: plain,
  accreditation: { ...plain, closes: '2026-03-27' },
  volunteer: { ...plain, closed: true },
  apply: { ...plain, follows: 'applications' },
  class: signUp,
  guide: { ...plain, follows: 'guides' },
  press: { ...plain, follows: 'media' },
};
const sections = [
  { kind: 'text', anchor: 'office' },
  ...Object.keys(forms).map((form) => ({ kind: 'form', anchor: `${form}-form`, form })),
];

/** Records as Gatsby would find them on a day. */
const nodeModel = (day: string) => ({
  findOne: ({ type, query }: { type: string; query: { filter?: Record<string, object> } }) => {
    const [wish] = Object.values(query.filter ?? {}).flatMap(
      (one) => Object.values(one) as unknown[],
    );
    const records: Record<string, unknown> = {
      BuildDay: { day },
      SiteSettings: { currentEdition: 2026 },
      Edition: edition,
      Page: wish === 'press' || wish === 'index' ? { sections } : null,
      LeadForm: { ...forms[String(wish)], fields: { slug: wish } },
    };
    return Promise.resolve(records[type]);
  },
  findAll: ({ type, query }: { type: string; query: { filter: { form: { eq: string } } } }) =>
    Promise.resolve({
      entries:
        type === 'Edition'
          ? [edition, nextEdition]
          : query.filter.form.eq === 'class'
            ? [session]
            : [],
    }),
});

testRows([
  ['/press/#accreditation-form', '2026-03-27', true],
  ['/press/#accreditation-form', '2026-03-28', false],
  ['/#accreditation-form', '2026-03-28', false],
  ['/press/#volunteer-form', '2026-01-15', false],
  ['/press/#apply-form', '2026-02-20', true],
  ['/press/#apply-form', '2026-02-21', false],
  // After the fair people apply to the next one, whose days are written.
  ['/press/#apply-form', '2026-04-06', true],
  ['/press/#apply-form', '2026-12-15', true],
  ['/press/#apply-form', '2027-02-20', false],
  ['/press/#guide-form', '2025-12-15', true],
  ['/press/#guide-form', '2025-12-16', false],
  ['/press/#guide-form', '2027-04-11', true],
  ['/press/#press-form', '2026-04-05', true],
  // A call that the next edition does not name.
  ['/press/#press-form', '2026-04-06', false],
  ['/press/#class-form', '2026-04-04', true],
  ['/press/#class-form', '2026-04-05', false],
  ['/press/#contact-form', '2027-01-01', true],
  ['/press/#office', '2027-01-01', true],
  ['/press/', '2027-01-01', true],
  ['/elsewhere/#accreditation-form', '2027-01-01', true],
  ['https://account.example/#accreditation-form', '2027-01-01', true],
])('the button to %s is there on %s: %s', async (to, day, isThere) => {
  const btn = { to };
  const shown = await resolver()({ btn }, {}, { nodeModel: nodeModel(day) });
  expect(shown).toBe(isThere ? btn : null);
});

test('a head without a button stays without', async () => {
  expect(
    await resolver()({ btn: undefined }, {}, { nodeModel: nodeModel('2026-01-01') }),
  ).toBeUndefined();
});
