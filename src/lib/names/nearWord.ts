/** Length of the shortest word in which a typo is forgiven; shorter words differ too little. */
const shortestWithTypo = 4;

/**
 * Whether `word` begins with `start`. From four letters on, one wrong, missing, added or swapped
 * letter is forgiven, except in words with digits (stand codes).
 */
export function beginsNear(word: string, start: string): boolean {
  let same = 0;
  while (same < start.length && word.charCodeAt(same) === start.charCodeAt(same)) same += 1;
  if (same === start.length) return true;
  if (start.length < shortestWithTypo || word.length < start.length - 1) return false;
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
