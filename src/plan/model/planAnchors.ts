/** The `id` of a stand on the map page. */
export const standAnchor = (code: string): string => `stand-${code}`;

/** The `id` of a hall on the map page. */
export const hallAnchor = (id: string): string => `hall-${id}`;

/** Returns the `id`s of services, in their order: `service-toilet`, `service-toilet-2`. */
export function serviceAnchors(services: readonly { kind: string }[]): string[] {
  const counts = new Map<string, number>();
  return services.map(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count === 1 ? `service-${kind}` : `service-${kind}-${count}`;
  });
}

/** Returns the value of `?from=` for a place: the code of a stand, the `id` of any other place. */
export const fromValue = (anchor: string): string => anchor.replace(/^stand-/, '');

/** The address of a place of the plan (decision 009). */
export const onMap = (anchor: string): string => `/map/#${anchor}`;
