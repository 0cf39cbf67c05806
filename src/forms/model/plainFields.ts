import type { FormDefinition } from './definition';
import { fixedFields, type LeadData } from './lander';

/**
 * Hidden fields of a plain post from a page of the site with this domain: all of the payload known
 * at build time (spec §3). The lead service redirects the visitor to `redirectUrl`, the form's own,
 * or else the thank-you page in the page's language. Left out is what depends on the visitor:
 * mergelead, analytics_id, and sums of what is typed.
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
