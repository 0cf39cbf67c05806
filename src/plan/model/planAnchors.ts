/** The `id` of a stand on the map page. */
export const standAnchor = (code: string): string => `stand-${code}`;

/** The `id` of a hall on the map page. */
export const hallAnchor = (id: string): string => `hall-${id}`;

/** The `id`s of services, in their order: `service-toilet`, `service-toilet-2`. */
export function serviceAnchors(services: readonly { kind: string }[]): string[] {
  const counts = new Map<string, number>();
  return services.map(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count === 1 ? `service-${kind}` : `service-${kind}-${count}`;
  });
}

/** A place as `?from=` of the map names it: a stand by its code, others by their `id`. */
export const fromValue = (anchor: string): string => anchor.replace(/^stand-/, '');

/** The address of a place of the plan (decision 009). */
export const onMap = (anchor: string): string => `/map/#${anchor}`;
