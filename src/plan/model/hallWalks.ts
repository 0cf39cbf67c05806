import { waysFrom } from './directions';
import type { DirectionsPlan } from './floorGrid';
import { hallAnchor } from './planAnchors';

/**
 * Minutes on foot from a hall to each hall of its plan, in the plan's order and by the map's own
 * ways; null where no way leads, and for the hall itself.
 */
export function hallWalks(plan: DirectionsPlan, id: string): (number | null)[] {
  const ways = waysFrom(plan, hallAnchor(id));
  return plan.halls.map((hall) => ways.directionsTo(hallAnchor(hall.id))?.minutes ?? null);
}
