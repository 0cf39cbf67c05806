import type { Problem } from '../../content-model/problem';

type Answer = { type: string; problems?: Problem[] };

/** What the check found that `tools/build.mjs` runs beside Gatsby's start; `undefined` where there is none. */
export function problemsFoundBeside(): Promise<Problem[] | undefined> {
  const ask = process.send?.bind(process);
  if (ask === undefined || process.env.FAIR_CONTENT_CHECK !== 'beside') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const listen = ({ type, problems }: Answer) => {
      if (type !== 'CONTENT_CHECKED') return;
      process.off('message', listen);
      resolve(problems);
    };
    process.on('message', listen);
    process.once('disconnect', () => resolve(undefined));
    ask({ type: 'CONTENT_CHECK' });
  });
}
