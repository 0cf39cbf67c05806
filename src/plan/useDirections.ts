import { useMemo } from 'react';
import { useCode } from '../ui/useCode';
import type { DirectionsPlan } from './model/floorGrid';

const loadGuide = () => import('./guide');

type Asked = {
  plan: DirectionsPlan;
  /** The `id` of the place where the visitor is; empty if that is not known. */
  from: string;
  /** The `id` of the chosen place, or empty. */
  chosen: string;
  /** Whether that is a stand, from which places are measured while `from` is not known. */
  isStand: boolean;
};

/** Directions on a plan. Their code is loaded with the first place that is chosen. */
export function useDirections({ plan, from, chosen, isStand }: Asked) {
  const guide = useCode(loadGuide, chosen !== '' || from !== '');
  const origin = from === '' && isStand ? chosen : from;
  const ways = useMemo(
    () => (origin === '' ? undefined : guide?.waysFrom(plan, origin)),
    [guide, plan, origin],
  );
  const directions = useMemo(
    () => (from === '' ? undefined : ways?.directionsTo(chosen)),
    [ways, from, chosen],
  );
  const instead = useMemo(
    () => guide?.stepFreeInstead(plan.services, chosen, ways),
    [guide, plan, chosen, ways],
  );
  return { guide, origin, ways, directions, instead };
}
