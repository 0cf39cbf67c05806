import type { LanderSettings } from '../domain/forms/lander';
import type { LeadSettings } from '../domain/forms/leadValidity';

/** What forms take from site.yaml. */
export type FormSite = {
  /** The site's own, for full addresses. */
  readonly domain: string;
  /** Where to write when a form can't be sent. */
  readonly email: string;
  readonly lead: LanderSettings & LeadSettings & { readonly redirectHosts: readonly string[] };
};
