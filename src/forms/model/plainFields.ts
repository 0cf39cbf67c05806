import type { FormDefinition } from './definition';
import { fixedFields, type LeadData } from './lander';

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
