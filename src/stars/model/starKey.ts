export const starKinds = ['stand', 'session', 'speaker', 'work'] as const;
export type StarKind = (typeof starKinds)[number];

/**
 * Kind, year and slug: `session/2026/opening-talk`, `stand/2025/kobalt`. A work's slug includes its
 * exhibitor's: `work/2025/kobalt/utro-bez-zheltogo`.
 */
export type StarKey = string;

export function starKey(kind: StarKind, year: number, slug: string): StarKey {
  return `${kind}/${year}/${slug}`;
}
