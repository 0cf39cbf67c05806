type Stand = { code: string; hall: string };
type Hall = { id: string; name: string };

/** A hall and its stands, sorted by code; a free stand has no holder. */
export type StandRow<Holder> = {
  id: string;
  name: string;
  stands: { code: string; holder?: Holder }[];
};

/**
 * Returns the plan's halls that have stands, in the plan's order, with the holder of each stand;
 * free stands have none.
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

/** The number of existing stands that are suggested for a code without a stand. */
const maxSuggestions = 3;

/** Returns the letter and the number of a stand's code; undefined for other words. */
function partsOf(code: string): { letter: string; number: number } | undefined {
  const [, letter, digits] = /^(\p{Lu})(\d{1,3})$/u.exec(code) ?? [];
  return letter === undefined ? undefined : { letter, number: Number(digits) };
}

/** Whether a word has the form of a code but no stand has it. */
export function isMissingCode(code: string, codes: readonly string[]): boolean {
  return partsOf(code) !== undefined && !codes.includes(code);
}

/**
 * Returns the stands of a code's row with the nearest numbers, in order; never stands of other
 * rows.
 */
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
    .slice(0, maxSuggestions)
    .map(({ one }) => one)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
