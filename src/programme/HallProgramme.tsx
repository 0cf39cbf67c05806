import type { MouseEvent } from 'react';
import { useCode } from '../ui/useCode';

const load = () => import('./HallSessions');

type Props = {
  programme: Queries.HallSessionsFragment;
  /**
   * The hall's id; if undefined, the next sessions of all halls are shown, with links to the halls.
   */
  hall: string | undefined;
  onChoose: (anchor: string) => (event: MouseEvent) => void;
};

/** The sessions at a place on the plan; their code loads when a place is chosen. */
export function HallProgramme({ programme, hall, onChoose }: Props) {
  const code = useCode(load, true);
  if (code === undefined) return null;
  return hall === undefined ? (
    <code.NextSessions programme={programme} onChoose={onChoose} />
  ) : (
    <code.HallSessions programme={programme} hall={hall} />
  );
}
