/** Returns a function that accepts one event every `wait` ms, by the events' own time stamps. */
export function createThrottle(wait: number): (timeStamp: number) => boolean {
  let last = -Infinity;
  return (timeStamp) => {
    if (timeStamp - last < wait) return false;
    last = timeStamp;
    return true;
  };
}
