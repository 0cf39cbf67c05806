/** One thing in JSON-LD (schema.org), for search engines. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** Serializes JSON for a script element: escapes `<`, so that nothing in it can end the element. */
export function writeStructuredData(things: readonly StructuredData[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(
    /</g,
    '\\u003c',
  );
}

/** Describes the breadcrumbs of a page, from the home page to the page itself. */
export function breadcrumbList(steps: readonly { name: string; url: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
