import type { Locale } from '../../i18n/locales';
import type { FormDefinition } from './definition';
import { fixedFields, type LeadData } from './lander';
import { readRedirectTarget } from './redirectTarget';

/**
 * The context of a plain form: the site's domain, the page's path and language, and the hosts a
 * form may lead to.
 */
export type PlainPlace = {
  readonly domain: string;
  readonly path: string;
  readonly locale: Locale;
  readonly redirectHosts: readonly string[];
};

/**
 * Hidden fields of a plain post: all of the payload known at build time (spec §3). The lead service
 * redirects the visitor to `redirectUrl`, so it is a full address: the form's own, or else the
 * thank-you page in the page's language. Left out is what depends on the visitor: mergelead,
 * analytics_id, and sums of what is typed.
 */
export function plainFields(
  form: FormDefinition,
  { domain, path, locale, redirectHosts }: PlainPlace,
): LeadData {
  const target = readRedirectTarget(form.redirectUrl, locale, redirectHosts);
  const origin = `https://${domain}`;
  const redirectUrl = target.kind === 'page' ? target.href : origin + target.path;
  const fields = form.steps.flatMap((step) => step.fields);
  const sums = fields.flatMap(({ name, total }): [string, string][] =>
    total !== null && total.times === null ? [[name, String(Math.round(total.price))]] : [],
  );
  return [
    ...fixedFields({ ...form, redirectUrl }),
    ['url_location', origin + path],
    ['entry_point', domain],
    ...sums,
  ];
}
