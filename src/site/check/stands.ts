import type { Exhibitor } from '../../exhibitors/schema';
import type { Plan } from '../../plan/schema';
import type { ContentFolder } from './files/contentFolder';
import type { Problem } from './problems/problem';
import { namesIn, recordsOf, repeatsIn, type Written } from './files/written';

/** Reports stands with two exhibitors or outside the plan, and drawings beyond its edge. */
export function standProblems(folder: ContentFolder): Problem[] {
  const plans = recordsOf(folder, 'plan');
  return [...exhibitorStands(folder, plans), ...plans.flatMap(shapesOverEdge)];
}

function exhibitorStands(folder: ContentFolder, plans: readonly Written<Plan>[]): Problem[] {
  const exhibitors = recordsOf(folder, 'exhibitor');
  const nameOf = ({ place, value }: Written<Exhibitor>) =>
    value?.stand && `${place.year} ${value.stand}`;
  const taken = repeatsIn(exhibitors, nameOf).map(([exhibitor, { file }]) => {
    const values = { value: exhibitor.value?.stand ?? '', other: file };
    return exhibitor.at('stand').problem('standTaken', values);
  });
  const lost = plans.flatMap((plan) => {
    const codes = namesIn(plan.at('stands'), ({ value }) => value?.code);
    return exhibitors
      .filter(({ place }) => place.year === plan.place.year)
      .flatMap((exhibitor) =>
        exhibitor.at('stand').unlessKnown(codes, 'standNotInPlan', { file: plan.file }),
      );
  });
  return [...taken, ...lost];
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
  const { value: extent = 0 } = length;
  if (edge === undefined || start.value === undefined || length.isRefused) return [];
  if (start.value + extent <= edge) return [];
  const at = start.value > edge || extent === 0 ? start : length;
  return [at.problem('outsidePlan', { bounds: String(edge) })];
}
