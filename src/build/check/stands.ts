import type { Plan } from '../../content-model/plan';
import type { ContentFolder } from './contentFolder';
import type { Problem } from './problems/problem';
import { namesIn, recordsOf, type Written } from './written';

/**
 * Stands given to two exhibitors of an edition or missing from its plan, and anything drawn beyond
 * the plan's edge.
 */
export function standProblems(folder: ContentFolder): Problem[] {
  const plans = recordsOf(folder, 'plan');
  return [...exhibitorStands(folder, plans), ...plans.flatMap(shapesOverEdge)];
}

function exhibitorStands(folder: ContentFolder, plans: readonly Written<Plan>[]): Problem[] {
  const takenBy = new Map<string, string>();
  const planned = new Map(
    plans.map((plan) => [
      plan.place.year,
      { file: plan.file, codes: namesIn(plan.at('stands'), ({ value }) => value?.code) },
    ]),
  );
  return recordsOf(folder, 'exhibitor').flatMap((exhibitor): Problem[] => {
    const { year } = exhibitor.place;
    const stand = exhibitor.at('stand');
    const { value } = stand;
    if (value === undefined) return [];
    const other = takenBy.get(`${year} ${value}`);
    if (other === undefined) takenBy.set(`${year} ${value}`, exhibitor.file);
    const plan = planned.get(year);
    const isLost = plan?.codes !== undefined && !plan.codes.includes(value);
    return [
      ...(other === undefined ? [] : [stand.problem('standTaken', { value, other })]),
      ...(isLost ? [stand.problem('standNotInPlan', { value, file: plan.file })] : []),
    ];
  });
}

type Shape = { x: number; y: number; width?: number; height?: number };

function shapesOverEdge(plan: Written<Plan>): Problem[] {
  const shapes: Written<Shape>[] = (['halls', 'stands', 'services'] as const).flatMap((list) =>
    plan.at(list).items(),
  );
  const { width, height } = plan.value?.size ?? {};
  return shapes.flatMap((shape) => [
    ...overEdge(shape.at('x'), shape.at('width'), width),
    ...overEdge(shape.at('y'), shape.at('height'), height),
  ]);
}

function overEdge(
  start: Written<number>,
  length: Written<number>,
  edge: number | undefined,
): Problem[] {
  const extent = length.isWritten ? length.value : 0;
  if (edge === undefined || start.value === undefined || extent === undefined) return [];
  if (start.value + extent <= edge) return [];
  const at = start.value > edge || extent === 0 ? start : length;
  return [at.problem('outsidePlan', { bounds: String(edge) })];
}
