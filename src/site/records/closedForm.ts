import type { CreateResolversArgs } from 'gatsby';
import type { Context, NodeModel, Nodes } from '../content/nodes';
import { openState } from '../../forms/model/openState';
import { withSessions } from '../../forms/model/sessionChoices';
import { findBuildDay } from '../content/findNodes';
import { editionOf, formDays, sessionsOf } from './form';

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
      isOver: {
        type: 'Boolean!',
        async resolve({ form }: { form: string }, _args: unknown, { nodeModel }: Context) {
          const leadForm = await formOf(form, nodeModel);
          return leadForm !== null && isClosed(leadForm, nodeModel);
        },
      },
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
