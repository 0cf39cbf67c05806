/** One thing as search engines read it (schema.org, JSON-LD). */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** JSON that is safe inside a script element: no character in it can end the element. */
export function writeStructuredData(things: readonly StructuredData[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(
    /</g,
    '\\u003c',
  );
}
