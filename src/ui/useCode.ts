import { useEffect, useState } from 'react';

/**
 * Loads a module once `isWanted` is true; returns undefined before that. `load` must be the same
 * function at each render. `browser/failures` handles a module that fails to load.
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
