import type { CreateResolversArgs } from 'gatsby';
import { admissionDays, openingDays } from '../../edition/model/openingHours';
import { endOfForm } from '../../forms/model/openState';
import { isForOnline, ticketAnchor } from '../../tickets/model/tickets';
import type { Context, NodeModel, Nodes } from '../content/nodes';
import { withoutWords } from './closedForm';
import { findCurrentEdition } from '../content/findNodes';

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
      endings: {
        type: '[Ending!]!',
        resolve: (_source: unknown, _args: unknown, { nodeModel }: Context) => endings(nodeModel),
      },
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
