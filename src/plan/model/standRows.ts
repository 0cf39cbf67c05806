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

/** So many stands are named in place of one that is not there. */
const mostNamed = 3;

/** Letter and number of a stand's code; undefined for other words. */
function partsOf(code: string): { letter: string; number: number } | undefined {
  const [, letter, digits] = /^(\p{Lu})(\d{1,3})$/u.exec(code) ?? [];
  return letter === undefined ? undefined : { letter, number: Number(digits) };
}

/** Whether a word is a code that no stand has. */
export function isMissingCode(code: string, codes: readonly string[]): boolean {
  return partsOf(code) !== undefined && !codes.includes(code);
}

/** The stands of a code's row whose numbers are nearest to it, in order; none of other rows. */
export function nearestCodes(code: string, codes: readonly string[]): string[] {
  const codeParts = partsOf(code);
  if (codeParts === undefined) return [];
  return codes
    .flatMap((one) => {
      const parts = partsOf(one);
      return parts?.letter === codeParts.letter
        ? [{ one, away: Math.abs(parts.number - codeParts.number) }]
        : [];
    })
    .sort((a, b) => a.away - b.away)
    .slice(0, mostNamed)
    .map(({ one }) => one)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
