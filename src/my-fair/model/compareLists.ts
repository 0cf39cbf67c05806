import type { StarKey } from '../../stars/model/stars';

type ComparedLists = { both: StarKey[]; onlyMine: StarKey[]; onlyTheirs: StarKey[] };

/** Compares two people's lists; shared entries are in the order of `mine`. */
export function compareLists(mine: readonly StarKey[], theirs: readonly StarKey[]): ComparedLists {
  const [my, their] = [new Set(mine), new Set(theirs)];
  return {
    both: [...my].filter((key) => their.has(key)),
    onlyMine: [...my].filter((key) => !their.has(key)),
    onlyTheirs: [...their].filter((key) => !my.has(key)),
  };
}
