import { findKeyed, isWhole, type SearchWords } from '../../lists/model/listSearch';
import { placeNamed, type PlanRectangle } from './planPlaces';
import { hallAnchor, standAnchor } from './planAnchors';
import {
  floorOf,
  headings,
  nodeAt,
  nodesIn,
  pointOf,
  walkAll,
  type DirectionsPlan,
  type End,
  type Floor,
  type Point,
  type Service,
  type Tree,
} from './floorGrid';

type Place = { readonly anchor: string; readonly words: SearchWords };

/**
 * Returns the `id` of the place that a typed code or name means; undefined if there is no such
 * place or nothing is typed. As in the plan's search, matches of whole words come first.
 */
export function findPlace(places: readonly Place[], typed: string): string | undefined {
  const place = placeNamed(typed, new Set(places.map(({ anchor }) => anchor)));
  if (place !== '') return place;
  const { found, query } = findKeyed(places, typed);
  if (query.length === 0) return undefined;
  return (found.find(({ words }) => isWhole(words, query)) ?? found[0])?.anchor;
}

/** A route along the aisles, its length in metres and the time on foot. */
export type Way = { line: Point[]; metres: number; minutes: number };

/**
 * A route, and the route for wheelchairs: `same` if it does not differ, `steps` if one of the
 * places has steps, `unknown` if no marked step-free route leads there.
 */
export type Directions = Way & { stepFree: Way | 'same' | 'steps' | 'unknown' };

/** Routes from one place of a plan to the others, which are named by their `id`s on the map. */
export type WaysFrom = {
  metresTo: (anchor: string) => number | undefined;
  directionsTo: (anchor: string) => Directions | undefined;
};

/** A detour of fewer metres than this is not worth a second line. */
const worthwhile = 5;
/**
 * Computes the routes from a place. The floor is a grid of one metre. Stands are walls. A route
 * enters only the hall where it ends: by its doors, or anywhere if the plan gives the hall no doors
 * (decision 009).
 */
export function waysFrom(plan: DirectionsPlan, from: string): WaysFrom {
  const floor = floorOf(plan);
  const starts = endsOf(plan, floor, from);
  const onFoot = once(() => walkAll(floor, starts));
  const marked = once(() => routeNodes(plan, floor));
  const wheeled = once(() => walkAll(floor, starts, marked()));

  const wayTo = (tree: Tree, anchor: string): Way | undefined => {
    const end = endsOf(plan, floor, anchor)
      .filter((one) => tree.costOf(one) !== undefined)
      .sort((a, b) => (tree.costOf(a) ?? 0) - (tree.costOf(b) ?? 0))[0];
    if (end === undefined || anchor === from) return undefined;
    const nodes = tree.nodesTo(end);
    const start = starts.find(({ node }) => node === nodes[0]);
    const line = withoutMiddles([
      ...(start?.edge ? [start.edge] : []),
      ...nodes.map((node) => pointOf(floor, node)),
      ...(end.edge ? [end.edge] : []),
    ]);
    const metres = lengthOf(line);
    return { line, metres, minutes: walkingMinutes(metres) };
  };

  return {
    metresTo: (anchor) => wayTo(onFoot(), anchor)?.metres,
    directionsTo(anchor) {
      const way = wayTo(onFoot(), anchor);
      if (way === undefined) return undefined;
      const hasSteps = plan.services.some(
        (service) =>
          service.stepFree === false && (service.anchor === from || service.anchor === anchor),
      );
      if (hasSteps) return { ...way, stepFree: 'steps' };
      const byWheels = marked().size === 0 ? undefined : wayTo(wheeled(), anchor);
      // A single metre on a marked route means that the path only crosses it.
      const isMarked = byWheels !== undefined && metresOn(byWheels, marked(), floor) > 1;
      if (!isMarked) return { ...way, stepFree: 'unknown' };
      // If the marked route is hardly longer, everybody takes it.
      if (byWheels.metres < way.metres + worthwhile) return { ...byWheels, stepFree: 'same' };
      return { ...way, stepFree: byWheels };
    },
  };
}

/**
 * Returns the `id` of the nearest step-free service that replaces a service with steps: one of the
 * same kind or, for a toilet, an accessible toilet. Undefined for places without steps.
 */
export function stepFreeInstead(
  services: readonly Service[],
  anchor: string,
  ways: WaysFrom | undefined,
): string | undefined {
  const target = services.find((service) => service.anchor === anchor);
  if (target?.stepFree !== false) return undefined;
  const isToilet = target.kind === 'toilet';
  return services
    .filter(({ stepFree }) => stepFree === true)
    .filter(({ kind }) => kind === target.kind || (isToilet && kind === 'accessible-toilet'))
    .map((service) => ({ ...service, metres: ways?.metresTo(service.anchor) ?? 0 }))
    .sort((a, b) => a.metres - b.metres)[0]?.anchor;
}

/**
 * Returns the part of the plan that contains the routes and the place where they end. `anchor`
 * identifies this part: the plan moves only when it changes (usePlanView).
 */
export function viewOf(
  { line, stepFree }: Directions,
  end: PlanRectangle | undefined,
  anchor: string,
): PlanRectangle & { anchor: string } {
  const points = [
    ...line,
    ...(typeof stepFree === 'object' ? stepFree.line : []),
    ...(end ? [end, { x: end.x + end.width, y: end.y + end.height }] : []),
  ];
  const [x, y] = [Math.min(...points.map((one) => one.x)), Math.min(...points.map((one) => one.y))];
  const [right, bottom] = [
    Math.max(...points.map((one) => one.x)),
    Math.max(...points.map((one) => one.y)),
  ];
  const air = 3;
  return {
    anchor,
    x: x - air,
    y: y - air,
    width: right - x + 2 * air,
    height: bottom - y + 2 * air,
  };
}

/**
 * Returns the points where routes to a place end: in front of a stand, at a service, at the doors
 * or the edge of a hall.
 */
function endsOf(plan: DirectionsPlan, floor: Floor, anchor: string): End[] {
  const stand = plan.stands.find(({ code }) => standAnchor(code) === anchor);
  if (stand !== undefined)
    return frontsOf(stand, plan.halls.find(({ id }) => id === stand.hall) ?? stand).flatMap(
      (front) => {
        const node = freeNodeFrom(floor, front);
        if (node === undefined) return [];
        const { x, y } = pointOf(floor, node);
        const edge = front.heading.x === 0 ? { x, y: front.y } : { x: front.x, y };
        return [{ node, edge, heading: front.heading }];
      },
    );
  const service = plan.services.find((one) => one.anchor === anchor);
  if (service !== undefined) {
    const edge = { x: service.x, y: service.y };
    const around = { x: edge.x - 3, y: edge.y - 3, width: 6, height: 6 };
    const away = (node: number) => lengthOf([edge, pointOf(floor, node)]);
    const node = nodesIn(floor, around)
      .filter((one) => floor.isWall[one] === 0)
      .sort((a, b) => away(a) - away(b))[0];
    return node === undefined ? [] : [{ node, edge }];
  }
  const hall = plan.halls.find(({ id }) => hallAnchor(id) === anchor);
  return hall === undefined
    ? []
    : nodesIn(floor, hall)
        .filter((node) => floor.isWall[node] === 0)
        .filter((node) => hall.use === 'stands' || floor.isDoor[node] === 1)
        .map((node) => ({ node }));
}

type Front = Point & { heading: Point };

/**
 * Returns the middles of a stand's open sides. An aisle runs along the row, so only the stand's two
 * sides along the row can be open: the side farther from the row's edge, or both if the difference
 * is under half a metre.
 */
function frontsOf(stand: PlanRectangle, row: PlanRectangle): Front[] {
  const { x, y, width, height } = stand;
  const [left, top] = [x - row.x, y - row.y];
  const [right, bottom] = [row.width - left - width, row.height - top - height];
  const middle = { x: x + width / 2, y: y + height / 2 };
  const sides =
    row.width >= row.height
      ? [
          { x: middle.x, y, heading: headings[3], room: top },
          { x: middle.x, y: y + height, heading: headings[1], room: bottom },
        ]
      : [
          { x, y: middle.y, heading: headings[2], room: left },
          { x: x + width, y: middle.y, heading: headings[0], room: right },
        ];
  const maxRoom = Math.max(...sides.map(({ room }) => room));
  return sides.filter(({ room }) => room > maxRoom - 0.5);
}

/** Returns the first free node straight ahead of a stand, at most three metres away. */
function freeNodeFrom(floor: Floor, { x, y, heading }: Front): number | undefined {
  return [1, 2, 3]
    .flatMap((step) => nodeAt(floor, { x: x + step * heading.x, y: y + step * heading.y }) ?? [])
    .find((node) => floor.isWall[node] === 0);
}

/** Returns the nodes on the marked step-free routes. */
function routeNodes({ stepFreeRoutes }: DirectionsPlan, floor: Floor): Set<number> {
  const nodes = new Set<number>();
  for (const { points } of stepFreeRoutes ?? [])
    points.forEach((point, index) => {
      const next = points[index + 1] ?? point;
      const metres = Math.ceil(lengthOf([point, next]));
      for (let step = 0; step <= metres; step += 1) {
        const part = metres === 0 ? 0 : step / metres;
        const node = nodeAt(floor, {
          x: point.x + part * (next.x - point.x),
          y: point.y + part * (next.y - point.y),
        });
        if (node !== undefined) nodes.add(node);
      }
    });
  return nodes;
}

/** Returns how many metres of a route are on the given nodes. */
function metresOn({ line }: Way, nodes: ReadonlySet<number>, floor: Floor): number {
  let metres = 0;
  line.forEach((point, index) => {
    const next = line[index + 1] ?? point;
    const length = Math.round(lengthOf([point, next]));
    for (let step = 0; step < length; step += 1) {
      const node = nodeAt(floor, {
        x: point.x + ((step + 0.5) / length) * (next.x - point.x),
        y: point.y + ((step + 0.5) / length) * (next.y - point.y),
      });
      if (node !== undefined && nodes.has(node)) metres += 1;
    }
  });
  return metres;
}

/** Returns a line without the points in the middle of its straight parts. */
function withoutMiddles(line: readonly Point[]): Point[] {
  const isStraight = (a: Point, b: Point, c: Point) =>
    Math.abs((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)) < 1e-9;
  return line.filter((point, index) => {
    const [previous, next] = [line[index - 1], line[index + 1]];
    return previous === undefined || next === undefined || !isStraight(previous, point, next);
  });
}

const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, { x, y }, index) => {
    const previous = line[index] ?? { x, y };
    return sum + Math.hypot(x - previous.x, y - previous.y);
  }, 0);

/** Returns a function that computes its value once, on the first call. */
function once<Value>(make: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => (cached ??= { value: make() }).value;
}

/** Metres per minute: an easy pace in a crowd, 3 km/h. */
const pace = 50;

/**
 * Returns the minutes on foot, rounded up. The metres are rounded first, because a plan is not more
 * precise.
 */
const walkingMinutes = (metres: number): number =>
  Math.max(1, Math.ceil(Math.round(metres) / pace));

/**
 * Returns the minutes on foot from a hall to each hall of its plan, in the plan's order and along
 * the map's routes; null without a route, and for the hall itself.
 */
export function hallWalks(plan: DirectionsPlan, id: string): (number | null)[] {
  const ways = waysFrom(plan, hallAnchor(id));
  return plan.halls.map((hall) => ways.directionsTo(hallAnchor(hall.id))?.minutes ?? null);
}
