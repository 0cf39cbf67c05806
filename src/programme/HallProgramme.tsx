import type { MouseEvent } from 'react';
import { useCode } from '../ui/useCode';

const load = () => import('./HallSessions');

type Props = {
  programme: Queries.HallSessionsFragment;
  /** The hall's id; without it, the next sessions of all halls, with the ways to them. */
  hall: string | undefined;
  onChoose: (anchor: string) => (event: MouseEvent) => void;
};

/** Sessions for a place of the plan, in code that is loaded when one is chosen. */
export function HallProgramme({ programme, hall, onChoose }: Props) {
  const code = useCode(load, true);
  if (code === undefined) return null;
  return hall === undefined ? (
    <code.NextSessions programme={programme} onChoose={onChoose} />
  ) : (
    <code.HallSessions programme={programme} hall={hall} />
  );
}
