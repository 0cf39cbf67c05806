type FormNode = { redirectUrl?: string | null };

/**
 * Returns the origins to which the lead service may redirect a plain post, in addition to the
 * page's own host: the site's domain, whatever host serves it, and the sites that forms lead to.
 * Browsers apply `form-action` to the redirect as well.
 */
export function formTargets(domain: string, forms: readonly FormNode[]): string[] {
  const full = forms.flatMap(({ redirectUrl }) =>
    redirectUrl != null && /^https:/i.test(redirectUrl) ? [new URL(redirectUrl).origin] : [],
  );
  return [...new Set([`https://${domain}`, ...full])].sort();
}
