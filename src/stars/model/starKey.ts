/** What a visitor can star. */
export const starKinds = ['stand', 'session', 'speaker'] as const;
export type StarKind = (typeof starKinds)[number];

/** Kind, year and slug: `session/2026/opening-talk`, `stand/2025/kobalt`. */
export type StarKey = string;

/** The key of a record. */
export function starKey(kind: StarKind, year: number, slug: string): StarKey {
  return `${kind}/${year}/${slug}`;
}
