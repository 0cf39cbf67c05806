/** The same names made unique without regard to case: a repeated one gets -2, -3 and so on. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let distinct = name;
    for (let number = 2; taken.has(distinct.toLowerCase()); number += 1)
      distinct = `${name}-${number}`;
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}
