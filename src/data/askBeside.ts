import type { Problem } from '../content-model/problem';
import type { Share } from './share/drawShare';

type Answers = { PROBLEMS: Problem[]; SHARES: Share[] };
type Message = { type: string; value?: unknown };

/** What the process beside the build has found (`beside.ts`); `undefined` where there is none, or it has failed. */
export function askBeside<Question extends keyof Answers>(question: Question): Promise<Answers[Question] | undefined> {
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
    ask({ type: question });
  });
}
