import { starKinds, type StarKey, type StarKind } from './stars';

/** What a key is made of; undefined if this build knows no such kind. */
export function starParts(
  key: StarKey,
): { kind: StarKind; year: number; slug: string } | undefined {
  const [name, year, slug] = key.split('/');
  const kind = starKinds.find((known) => known === name);
  if (kind === undefined || year === undefined || slug === undefined) return undefined;
  return { kind, year: Number(year), slug };
}
