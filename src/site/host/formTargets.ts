type FormNode = { redirectUrl?: string | null };

/**
 * Where the lead service may redirect a plain post, apart from the page's own host: the site's
 * domain, whatever host serves it, and the sites that forms lead to. Browsers apply `form-action`
 * to a redirect after a form, too.
 */
export function formTargets(domain: string, forms: readonly FormNode[]): string[] {
  const full = forms.flatMap(({ redirectUrl }) =>
    redirectUrl != null && /^https:/i.test(redirectUrl) ? [new URL(redirectUrl).origin] : [],
  );
  return [...new Set([`https://${domain}`, ...full])].sort();
}
