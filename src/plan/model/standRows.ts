type Stand = { code: string; hall: string };
type Hall = { id: string; name: string };

/** A hall's stands sorted by code, each with its holder. */
export type StandRow<Holder> = {
  id: string;
  name: string;
  stands: { code: string; holder?: Holder }[];
};

/**
 * The plan's halls that have stands, in the plan's order, with the holder of each stand; free
 * stands have none.
 */
export function standRows<Holder extends { stand: string }>(
  halls: readonly Hall[],
  stands: readonly Stand[],
  holders: readonly Holder[],
): StandRow<Holder>[] {
  const byStand = new Map(holders.map((holder) => [holder.stand, holder]));
  return halls
    .map(({ id, name }) => ({
      id,
      name,
      stands: stands
        .filter(({ hall }) => hall === id)
        .map(({ code }) => ({ code, holder: byStand.get(code) }))
        .sort((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true })),
    }))
    .filter((row) => row.stands.length > 0);
}
