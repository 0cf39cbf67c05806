import type { LanderSettings } from '../domain/forms/lander';
import type { LeadSettings } from '../domain/forms/leadValidity';

/** The settings of site.yaml that forms need. */
export type FormSite = {
  /** The site's domain, for full addresses. */
  readonly domain: string;
  /** Contact shown when a form can't be sent. */
  readonly email: string;
  readonly lead: LanderSettings & LeadSettings & { readonly redirectHosts: readonly string[] };
};
