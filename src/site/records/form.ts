import type { CreateResolversArgs } from 'gatsby';
import type { Form } from '../../forms/schema';
import {
  field,
  languageField,
  type Context,
  type NodeModel,
  type Nodes,
  findSeasonEdition,
} from '../content/nodes';
import { openingDays } from '../../forms/model/openState';
import { fullAddress, readRedirectTarget, thanksPath } from '../../forms/model/redirectTarget';
import type { Locale } from '../../i18n/locales';
import { formatDay } from '../../lib/time/days';
import { present } from '../../lib/present';
import { buildDayField } from './buildDay';
import { callDays } from './dateWords';
import { sessionsWithPlaces } from './session';
import { compareSessions } from './order';
import type { TypeChanges } from './schemaTypes';

/** Queries find a form by the name of its file. */
export const formFields: TypeChanges = { computed: 'name: String! @proxy(from: "fields.slug")' };

/**
 * Adds what the section of a form needs: the form with its days and sessions, and settings for
 * sending leads.
 */
export function createFormResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    LeadForm: {
      buildDay: buildDayField,
      closed: dateField('Boolean', 'closed'),
      opens: dateField('String', 'opens'),
      closes: dateField('String', 'closes'),
      applications: field('Edition', (form: Form, nodeModel) => editionOf(form, nodeModel)),
      sessions: { type: '[Session!]!', resolve: sessionsOf },
      plainRedirectUrl: {
        type: 'String!',
        args: { language: 'String!' },
        resolve: plainRedirectUrlOf,
      },
      opensOn: dayField('opens'),
      closesOn: dayField('closes'),
    },
    Page: {
      booked: { type: '[Session!]!', resolve: bookedSessionsOf },
    },
    FormSection: {
      leadForm: field('LeadForm!', ({ form }: { form: string }, nodeModel) =>
        nodeModel.findOne({ type: 'LeadForm', query: { filter: { name: { eq: form } } } }),
      ),
      site: field('SiteSettings!', (_, nodeModel) =>
        nodeModel.findOne({ type: 'SiteSettings', query: {} }),
      ),
    },
  });
}

/** Returns the address to which a plain post of a form leads from a page in this language. */
async function plainRedirectUrlOf(
  { redirectUrl }: Form,
  { language }: { language: Locale },
  { nodeModel }: Context,
): Promise<string> {
  const site = await nodeModel.findOne({ type: 'SiteSettings', query: {} });
  const { domain, lead } = present(site, 'site.yaml');
  return fullAddress(readRedirectTarget(redirectUrl, language, lead.redirectHosts), domain);
}

/** Returns the edition whose application dates a form follows; null if it follows none. */
export async function editionOf({ follows }: Form, nodeModel: NodeModel) {
  return follows === 'applications' ? findSeasonEdition(nodeModel) : null;
}

/**
 * Returns the days of a form: its own, or the days of the call that it follows. The form is closed
 * while the edition does not have that call, and closes with the fair at the latest.
 */
export async function formDays({ follows, closed, opens, closes }: Form, nodeModel: NodeModel) {
  const own = { closed: closed ?? null, opens: opens ?? null, closes: closes ?? null };
  if (follows === undefined || follows === 'applications') return own;
  const call = callDays(await findSeasonEdition(nodeModel), follows);
  return {
    closed: closed ?? (call.isKnown ? null : true),
    opens: call.opens,
    closes: call.closes ?? call.lastDay,
  };
}

const dateField = (type: string, name: 'closed' | 'opens' | 'closes') => ({
  type,
  resolve: async (form: Form, _args: unknown, { nodeModel }: Context) =>
    (await formDays(form, nodeModel))[name],
});

/** Returns the sessions whose sign-up form leads to this page as its thank-you page, by time. */
async function bookedSessionsOf(
  { fields }: Nodes['Page'],
  _args: unknown,
  { nodeModel }: Context,
): Promise<Nodes['Session'][]> {
  const isThanks = ({ redirectUrl }: Form) => (redirectUrl ?? thanksPath) === `/${fields.route}/`;
  const forms = await nodeModel.findAll({ type: 'LeadForm', query: {} });
  const names = new Set([...forms.entries].filter(isThanks).map((form) => form.fields.slug));
  if (names.size === 0) return [];
  const { entries } = await nodeModel.findAll({ type: 'Session', query: {} });
  return [...entries]
    .filter(({ form }) => form !== undefined && names.has(form))
    .sort(compareSessions);
}

/** Returns the sessions that a form signs up for, by time, without full and cancelled ones. */
export const sessionsOf = ({ fields }: Nodes['LeadForm'], _args: unknown, { nodeModel }: Context) =>
  sessionsWithPlaces(fields.slug, nodeModel);

/** Field: a form's first or last day as formatted text, so that no browser has to format dates. */
function dayField(which: 'opens' | 'closes') {
  return languageField('String', async (form: Form, language, nodeModel) => {
    const edition = await editionOf(form, nodeModel);
    const applications = edition && { ...edition, phase: edition.phase ?? null };
    const day = openingDays({
      ...(await formDays(form, nodeModel)),
      applications,
    })[which];
    return day === null ? null : formatDay(day, language);
  });
}
