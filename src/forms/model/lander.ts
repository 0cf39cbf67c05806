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
