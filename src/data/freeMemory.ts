import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What the bundling leaves behind is cleared up when the queries have begun; V8 alone would keep it for long. */
export function freeMemorySoon(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setTimeout(collect, 2000).unref();
}
