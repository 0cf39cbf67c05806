import type { FormDefinition } from './definition';

/** The lander that takes a lead, from site.yaml (spec §3, lander configuration). */
export type LanderSettings = {
  readonly unit: string;
  readonly type: string;
  readonly land: string;
  readonly quoteId: string;
};

/** A lead's fields in the order sent; a field with several choices is repeated. */
export type LeadData = readonly (readonly [name: string, value: string])[];

/** Returns the lander's address with its query: `…/lander.php?r=land/index&unit=…` (spec §7). */
export function landerAddress(
  service: string,
  { unit, type, land, quoteId }: LanderSettings,
): string {
  const query = new URLSearchParams({
    unit,
    type,
    land,
    quote_id: quoteId,
    'ignore-thanksall': '1',
  });
  return `${service}?r=land/index&${query.toString()}`;
}

/** Returns the payload fields set by the form and by its page. */
export function fixedFields(
  form: Pick<
    FormDefinition,
    'version' | 'form' | 'templateID' | 'groupsEnkod' | 'redirectUrl' | 'newTab' | 'given'
  >,
): LeadData {
  const { version, form: name, templateID, groupsEnkod, redirectUrl, newTab, given } = form;
  return [
    ['version', version],
    ['form', name],
    ['enkod_send_template_id', templateID ?? ''],
    ['groups_enkod', groupsEnkod ?? ''],
    ['redirectUrl', redirectUrl ?? ''],
    ['newTab', newTab === true ? 'true' : ''],
    ...(given ?? []),
  ];
}

/**
 * Returns the hidden fields of a plain post: everything in the payload that is known at build time
 * (spec §3). The lead service redirects the visitor to `redirectUrl`: the form's own, otherwise the
 * thank-you page in the page's language. Fields that depend on the visitor are omitted: mergelead,
 * analytics_id, and totals of typed numbers.
 */
export function plainFields(form: FormDefinition, domain: string, path: string): LeadData {
  const sums = form.steps.flatMap(({ fields }) =>
    fields.flatMap(({ name, total }): [string, string][] =>
      total?.times === null ? [[name, String(Math.round(total.price))]] : [],
    ),
  );
  return [
    ...fixedFields({ ...form, redirectUrl: form.plainRedirectUrl }),
    ['url_location', `https://${domain}${path}`],
    ['entry_point', domain],
    ...sums,
  ];
}

/**
 * Where forms send leads. Without GATSBY_LEAD_SERVICE_URL, to the site's own `/lander.php`, at
 * which the local servers offer a stand-in for the lead service.
 */
export const leadServiceUrl: string = process.env.GATSBY_LEAD_SERVICE_URL || '/lander.php';
