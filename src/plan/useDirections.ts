import { useMemo } from 'react';
import { useCode } from '../ui/useCode';
import type { DirectionsPlan } from './model/floorGrid';

const loadGuide = () => import('./PlaceDirections');

type DirectionsRequest = {
  plan: DirectionsPlan;
  /** The `id` of the place where the visitor is; empty if it is not known. */
  from: string;
  /** The `id` of the chosen place, or empty. */
  chosen: string;
  /**
   * Whether the chosen place is a stand; distances are measured from it while `from` is not known.
   */
  isStand: boolean;
};

/**
 * Returns the directions on a plan. Their code loads when a place is chosen or the visitor's place
 * is known.
 */
export function useDirections({ plan, from, chosen, isStand }: DirectionsRequest) {
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
