/** Length of the shortest word in which a typo is forgiven; shorter words differ too little. */
const minLengthWithTypo = 4;

/**
 * Whether `word` begins with `start`. From four letters on, one wrong, missing, added or swapped
 * letter is forgiven, except in words with digits (stand codes).
 */
export function beginsNear(word: string, start: string): boolean {
  let same = 0;
  while (same < start.length && word.charCodeAt(same) === start.charCodeAt(same)) same += 1;
  if (same === start.length) return true;
  if (start.length < minLengthWithTypo || word.length < start.length - 1) return false;
  return (
    (continues(word, same + 1, start, same + 1) ||
      continues(word, same, start, same + 1) ||
      continues(word, same + 1, start, same) ||
      (word[same] === start[same + 1] &&
        word[same + 1] === start[same] &&
        continues(word, same + 2, start, same + 2))) &&
    !/\d/.test(start)
  );
}

function continues(word: string, at: number, start: string, from: number): boolean {
  if (word.length - at < start.length - from) return false;
  for (let step = 0; from + step < start.length; step += 1) {
    if (word.charCodeAt(at + step) !== start.charCodeAt(from + step)) return false;
  }
  return true;
}

/**
 * Returns the word of `known` that is nearest to `word`, or '' if all are too different. The edit
 * distance can be a third of the length of `word`, at least 1.
 */
export function nearestWord(word: string, known: readonly string[]): string {
  let best = '';
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    // The distance is at least the difference in length, and comparing long texts is slow.
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Returns the edit distance (Levenshtein): letters to add, drop or change between two words. */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
