import type { CreateResolversArgs } from 'gatsby';
import {
  field,
  type Context,
  type NodeModel,
  type Nodes,
  findBuildDay,
  findCurrentEdition,
} from '../content/nodes';
import { openState, endOfForm } from '../../forms/model/openState';
import { withSessions } from '../../forms/model/sessionChoices';
import { editionOf, formDays, sessionsOf } from './form';
import { admissionDays, openingDays } from '../../edition/model/openingHours';
import { isForOnline, ticketAnchor } from '../../tickets/model/tickets';

type Button = { to: string } | null | undefined;

/**
 * Removes the button of a page's head if it leads to a form that is closed on the day of the build;
 * the form's section explains that it is closed (spec §3, page title block). Adds `isOver` to form
 * sections, by which the press page puts a closed form last (decision 046).
 */
export function createTitleButton({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    PageTitleBlock: {
      btn: {
        async resolve({ btn }: { btn?: Button }, _args: unknown, { nodeModel }: Context) {
          const form = btn ? await formAt(btn.to, nodeModel) : undefined;
          return form && (await isClosed(form, nodeModel)) ? null : btn;
        },
      },
    },
    FormSection: {
      isOver: field('Boolean!', async ({ form }: { form: string }, nodeModel) => {
        const leadForm = await formOf(form, nodeModel);
        return leadForm !== null && isClosed(leadForm, nodeModel);
      }),
    },
  });
}

/**
 * Returns the form of the section to which an address such as `/press/#media-accreditation` leads.
 */
async function formAt(to: string, nodeModel: NodeModel) {
  const [path = '', anchor] = to.split('#');
  const route = path.replaceAll(/^\/|\/$/g, '') || 'index';
  const page = await nodeModel.findOne({
    type: 'Page',
    query: { filter: { route: { eq: route } } },
  });
  const section = page?.sections?.find((candidate) => candidate.anchor === anchor);
  if (section?.kind !== 'form') return undefined;
  return formOf(section.form, nodeModel);
}

const formOf = (name: string, nodeModel: NodeModel) =>
  nodeModel.findOne({ type: 'LeadForm', query: { filter: { name: { eq: name } } } });

/** Reduces a field to the parts on which the state of its form depends: name, type and choices. */
const bare = ({ name, type, options }: Nodes['LeadForm']['steps'][number]['fields'][number]) => ({
  ...{ name, type, label: name, help: null, placeholder: null, format: null, autocomplete: null },
  ...{ inputmode: null, rules: null, showWhen: null, total: null },
  options: options?.map(({ value }) => ({ value, label: value })) ?? null,
});

async function isClosed(form: Nodes['LeadForm'], nodeModel: NodeModel): Promise<boolean> {
  const day = await findBuildDay(nodeModel);
  return openState(await withoutWords(form, nodeModel), day) === 'closed';
}

/**
 * Returns only the parts of a form that decide whether it is open: its days, its choices, and the
 * sessions that it signs up for.
 */
export async function withoutWords(form: Nodes['LeadForm'], nodeModel: NodeModel) {
  const edition = await editionOf(form, nodeModel);
  const sessions = await sessionsOf(form, {}, { nodeModel });
  const written = {
    ...(await formDays(form, nodeModel)),
    applications: edition && { ...edition, phase: edition.phase ?? null },
    steps: form.steps.map(({ name, fields }) => ({ name, title: name, fields: fields.map(bare) })),
  };
  const choices = sessions.map(({ slug, fields: { date }, start }) => ({
    value: slug,
    label: slug,
    title: slug,
    at: `${date}T${start}`,
    ages: null,
  }));
  return withSessions(written, choices);
}

/**
 * GraphQL type of a place that can be used until a moment in Moscow, `2026-04-03T24:00`: a form or
 * a ticket. The end of a form that is always closed is empty.
 */
export const endingTypes = /* GraphQL */ `
  type Ending {
    to: String!
    end: String!
  }
`;

type Ending = { to: string; end: string };

/**
 * Adds the query `endings`: all places with an end, for the links that lead there (decision 018).
 */
export function createEndings({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: {
      endings: field('[Ending!]!', (_, nodeModel) => endings(nodeModel)),
    },
  });
}

async function endings(nodeModel: NodeModel): Promise<Ending[]> {
  const forms = await nodeModel.findAll({ type: 'LeadForm', query: {} });
  const ends = new Map<string, string>();
  for (const form of forms.entries) {
    const end = endOfForm(await withoutWords(form, nodeModel));
    if (end !== undefined) ends.set(form.fields.slug, end);
  }
  const edition = await findCurrentEdition(nodeModel);
  const { entries } = await nodeModel.findAll({ type: 'Page', query: {} });
  // Sorted, because the order of nodes changes with edits, and every build should give the same
  // order.
  const pages = [...entries].sort((a, b) => (a.fields.route < b.fields.route ? -1 : 1));
  return pages.flatMap(({ fields: { route }, sections = [] }) => {
    const path = route === 'index' ? '/' : `/${route}/`;
    return sections
      .flatMap((section) => endsOf(section, ends, edition))
      .map(([anchor, end]) => ({ to: `${path}#${anchor}`, end }));
  });
}

type Section = NonNullable<Nodes['Page']['sections']>[number];

/**
 * Returns the anchors of a section that have an end: a form, the forms of a dialog and the dialog
 * itself, which ends with the last of them, and tickets.
 */
function endsOf(
  section: Section,
  ends: ReadonlyMap<string, string>,
  edition: Nodes['Edition'] | null,
): (readonly [anchor: string, end: string])[] {
  const endOf = (form: string, anchor: string) => {
    const end = ends.get(form);
    return end === undefined ? [] : [[anchor, end] as const];
  };
  switch (section.kind) {
    case 'form':
      return endOf(section.form, section.anchor);
    case 'dialog': {
      const inside = section.forms.flatMap(({ form, anchor }) => endOf(form, anchor));
      const last = inside
        .map(([, end]) => end)
        .sort()
        .at(-1);
      const isWhole = inside.length === section.forms.length && last !== undefined;
      return isWhole ? [...inside, [section.anchor, last]] : inside;
    }
    case 'tickets': {
      if (edition === null) return [];
      const lastDay = `${edition.lastDay}T24:00`;
      const { hours = [], exceptions = [] } = edition;
      const lastEntry = admissionDays(openingDays(hours, exceptions)).at(-1)?.until ?? lastDay;
      return section.tickets.map(({ type }) => [
        ticketAnchor(type),
        isForOnline(type) ? lastDay : lastEntry,
      ]);
    }
    default:
      return [];
  }
}
