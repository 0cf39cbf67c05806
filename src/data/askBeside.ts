import type { ContentReport } from './check';

type Answers = { REPORT: ContentReport; FORETOLD: boolean; DRAWN: boolean };
type Message = { type: string; value?: unknown };

/**
 * Asks `tools/build.mjs` for what its processes beside the build have found or done; `undefined` where there are none,
 * or one has failed.
 */
export function askBeside<Question extends keyof Answers>(question: Question, value?: unknown): Promise<Answers[Question] | undefined> {
  const ask = process.send?.bind(process);
  if (ask === undefined || process.env.FAIR_BESIDE !== 'true') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const listen = ({ type, value }: Message) => {
      if (type !== question) return;
      process.off('message', listen);
      resolve(value as Answers[Question] | undefined);
    };
    process.on('message', listen);
    process.once('disconnect', () => resolve(undefined));
    ask({ type: question, value });
  });
}
