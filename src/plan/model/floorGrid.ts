import type { PlanRectangle } from './planPlaces';

export type Point = { readonly x: number; readonly y: number };
type Hall = PlanRectangle & {
  readonly id: string;
  readonly use: string;
  readonly doors: readonly Point[] | null;
};
export type Service = Point & {
  readonly kind: string;
  readonly anchor: string;
  readonly stepFree: boolean | null;
};

/** The parts of a plan that directions need; in metres from its upper left corner. */
export type DirectionsPlan = {
  readonly size: { readonly width: number; readonly height: number };
  readonly halls: readonly Hall[];
  readonly stands: readonly (PlanRectangle & { readonly code: string; readonly hall: string })[];
  readonly services: readonly Service[];
  readonly stepFreeRoutes: readonly { readonly points: readonly Point[] }[] | null;
};

/** Nobody walks closer than this to a stand, m, so gaps narrower than twice this are closed. */
const clearance = 0.8;
/**
 * Within this many metres of a stand or a hall a step costs more, so that lines stay in the middle
 * of an aisle.
 */
const comfort = 1.6;
const [stepCost, nearWallCost, turnCost] = [4, 1, 10];
/** A wheelchair's route can be this many times longer to stay on marked step-free routes. */
const offRouteFactor = 3;
/** Right, down, left, up. */
export const headings = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

/** Nodes of the grid are numbered row by row. */
export type Floor = {
  columns: number;
  rows: number;
  /** Nodes that no route crosses. */
  isWall: Uint8Array;
  isNearWall: Uint8Array;
  /** The number of the hall around a node, from 1; 0 outside of halls and in rows of stands. */
  hall: Uint8Array;
  /** The nodes at which a hall is entered; all nodes of a hall without doors. */
  isDoor: Uint8Array;
};

/**
 * A node where a route begins or ends, the point next to it to which the line is drawn, and the
 * heading from that point to the node.
 */
export type End = { node: number; edge?: Point; heading?: Point };

export type Tree = {
  /** Returns the cost of the route to an end; undefined if there is none. */
  costOf: (end: End) => number | undefined;
  nodesTo: (end: End) => number[];
};

export const pointOf = ({ columns }: Floor, node: number): Point => ({
  x: node % columns,
  y: Math.floor(node / columns),
});

/** Returns the node nearest to a point; undefined outside of the plan. */
export function nodeAt({ columns, rows }: Floor, { x, y }: Point): number | undefined {
  const [column, row] = [Math.round(x), Math.round(y)];
  const isInside = column >= 0 && row >= 0 && column < columns && row < rows;
  return isInside ? row * columns + column : undefined;
}

/** Returns the nodes in a rectangle, or within `margin` metres of it. */
export function nodesIn(
  floor: Floor,
  { x, y, width, height }: PlanRectangle,
  margin = 0,
): number[] {
  const nodes: number[] = [];
  const [right, bottom] = [x + width + margin, y + height + margin];
  for (
    let row = Math.max(0, Math.ceil(y - margin));
    row <= Math.min(floor.rows - 1, bottom);
    row += 1
  )
    for (
      let column = Math.max(0, Math.ceil(x - margin));
      column <= Math.min(floor.columns - 1, right);
      column += 1
    )
      nodes.push(row * floor.columns + column);
  return nodes;
}

export function floorOf({ size, halls, stands }: DirectionsPlan): Floor {
  const [columns, rows] = [Math.floor(size.width) + 1, Math.floor(size.height) + 1];
  const nodes = () => new Uint8Array(columns * rows);
  const floor: Floor = {
    columns,
    rows,
    isWall: nodes(),
    isNearWall: nodes(),
    hall: nodes(),
    isDoor: nodes(),
  };
  for (const stand of stands) {
    for (const node of nodesIn(floor, stand, clearance)) floor.isWall[node] = 1;
    for (const node of nodesIn(floor, stand, comfort)) floor.isNearWall[node] = 1;
  }
  halls.forEach((hall, index) => {
    if (hall.use === 'stands') return;
    const inside = nodesIn(floor, hall);
    for (const node of inside) floor.hall[node] = index + 1;
    for (const node of nodesIn(floor, hall, comfort)) floor.isNearWall[node] = 1;
    const doors = hall.doors?.flatMap((door) => nodeAt(floor, intoHall(door, hall)) ?? []) ?? [];
    for (const node of doors.length > 0 ? doors : inside) floor.isDoor[node] = 1;
  });
  return floor;
}

/** Moves a door's point to the nearest whole metres inside its hall. */
const intoHall = ({ x, y }: Point, hall: Hall): Point => ({
  x: Math.min(Math.max(Math.round(x), Math.ceil(hall.x)), Math.floor(hall.x + hall.width)),
  y: Math.min(Math.max(Math.round(y), Math.ceil(hall.y)), Math.floor(hall.y + hall.height)),
});

/**
 * Finds the cheapest routes from the starts to all nodes by Dijkstra's algorithm. A state is a node
 * and the heading on entering it, because turns cost too. Costs are small integers, so the queue is
 * one list for each cost.
 */
export function walkAll(floor: Floor, starts: readonly End[], onRoute?: ReadonlySet<number>): Tree {
  const { columns, rows, isWall, isNearWall, hall, isDoor } = floor;
  const none = 2 ** 31 - 1;
  const costs = new Int32Array(columns * rows * 4).fill(none);
  const cameFrom = new Int32Array(columns * rows * 4).fill(-1);
  const home = new Set(starts.map(({ node }) => hall[node]));
  const queue: number[][] = [];
  const reach = (state: number, cost: number, previous: number) => {
    if (cost >= (costs[state] ?? 0)) return;
    costs[state] = cost;
    cameFrom[state] = previous;
    (queue[cost] ??= []).push(state);
  };
  for (const { node, heading } of starts)
    headings.forEach((turn, index) =>
      reach(node * 4 + index, !heading || heading === turn ? 0 : turnCost, -1),
    );

  for (let cost = 0; cost < queue.length; cost += 1) {
    for (const state of queue[cost] ?? []) {
      if (costs[state] !== cost) continue;
      const node = state >> 2;
      const [x, y] = [node % columns, Math.floor(node / columns)];
      const here = hall[node] ?? 0;
      for (let turn = 0; turn < 4; turn += 1) {
        const heading = headings[turn] ?? headings[0];
        const [column, row] = [x + heading.x, y + heading.y];
        if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
        const next = row * columns + column;
        if (isWall[next] === 1) continue;
        // Halls are entered by their doors, and left only if the route begins in them.
        const there = hall[next] ?? 0;
        if (here !== 0 && there !== here && !(home.has(here) && isDoor[node] === 1)) continue;
        if (there !== 0 && there !== here && isDoor[next] === 0) continue;
        const step =
          (stepCost + (isNearWall[next] === 1 ? nearWallCost : 0)) *
          (onRoute === undefined || onRoute.has(next) ? 1 : offRouteFactor);
        const change = turn === (state & 3) ? 0 : turnCost;
        reach(next * 4 + turn, cost + step + change, state);
      }
    }
    delete queue[cost];
  }

  const costInto = ({ node, heading }: End, turn: number) => {
    const cost = costs[node * 4 + turn] ?? none;
    const isStraight = !heading || heading === headings[(turn + 2) % 4];
    return cost === none || isStraight ? cost : cost + turnCost;
  };
  const cheapest = (end: End) =>
    [0, 1, 2, 3].reduce((best, turn) => (costInto(end, turn) < costInto(end, best) ? turn : best));
  return {
    costOf(end) {
      const cost = costInto(end, cheapest(end));
      return cost === none ? undefined : cost;
    },
    nodesTo(end) {
      const nodes: number[] = [];
      for (let state = end.node * 4 + cheapest(end); state !== -1; state = cameFrom[state] ?? -1)
        nodes.unshift(state >> 2);
      return nodes;
    },
  };
}
