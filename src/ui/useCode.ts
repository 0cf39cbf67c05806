import { useEffect, useState } from 'react';

/**
 * A module that is loaded once it is wanted; undefined before. `load` must be the same function at
 * each render. A failure is left to `browser/chunkFailures`.
 */
export function useCode<Module>(
  load: () => Promise<Module>,
  isWanted: boolean,
): Module | undefined {
  const [code, setCode] = useState<Module>();
  useEffect(() => {
    if (isWanted) void load().then((module) => setCode(() => module));
  }, [load, isWanted]);
  return code;
}
