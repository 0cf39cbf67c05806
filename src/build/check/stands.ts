import { standCodePattern } from '../../content-model/localized';
import { sourcesOf, type ContentFolder, type ContentSource } from './contentFolder';
import type { Problem } from './problems/problem';
import { fieldOf, itemsOf, namesIn, problemAt, textOf } from './values';

/**
 * Stands given to two exhibitors of an edition or missing from its plan, and anything drawn beyond
 * the plan's edge.
 */
export function standProblems(folder: ContentFolder): Problem[] {
  const plans = sourcesOf(folder, 'plan');
  return [...exhibitorStands(folder, plans), ...plans.flatMap(planProblems)];
}

function exhibitorStands(folder: ContentFolder, plans: readonly ContentSource[]): Problem[] {
  const takenBy = new Map<string, string>();
  const planned = new Map(
    plans.map((plan) => [
      plan.place.year,
      { file: plan.file, codes: namesIn(plan.value, 'stands', 'code') },
    ]),
  );
  return sourcesOf(folder, 'exhibitor').flatMap((source): Problem[] => {
    const stand = textOf(source.value, 'stand');
    if (stand === undefined || !standCodePattern.test(stand)) return [];
    const problems: Problem[] = [];
    const key = `${source.place.year} ${stand}`;
    const other = takenBy.get(key);
    if (other !== undefined)
      problems.push(problemAt(source, ['stand'], 'standTaken', { value: stand, other }));
    else takenBy.set(key, source.file);
    const plan = planned.get(source.place.year);
    if (plan?.codes !== undefined && !plan.codes.includes(stand)) {
      problems.push(
        problemAt(source, ['stand'], 'standNotInPlan', { value: stand, file: plan.file }),
      );
    }
    return problems;
  });
}

function planProblems(source: ContentSource): Problem[] {
  const halls = itemsOf(fieldOf(source.value, 'halls'));
  const stands = itemsOf(fieldOf(source.value, 'stands'));
  const ids = namesIn(source.value, 'halls', 'id');
  const strange = stands.flatMap(([index, stand]): Problem[] => {
    const hall = textOf(stand, 'hall');
    if (hall === undefined || ids === undefined || ids.includes(hall)) return [];
    return [
      problemAt(source, ['stands', index, 'hall'], 'noSuchHall', {
        value: hall,
        file: source.file,
        choices: ids.join(', '),
      }),
    ];
  });
  return [
    ...strange,
    ...halls.flatMap(([index, hall]) => overEdge(source, ['halls', index], hall)),
    ...stands.flatMap(([index, stand]) => overEdge(source, ['stands', index], stand)),
    ...itemsOf(fieldOf(source.value, 'services')).flatMap(([index, service]) =>
      overEdge(source, ['services', index], service),
    ),
  ];
}

function overEdge(source: ContentSource, path: (string | number)[], shape: unknown): Problem[] {
  const size = fieldOf(source.value, 'size');
  const axes = [
    ['x', 'width'],
    ['y', 'height'],
  ] as const;
  return axes.flatMap(([start, length]): Problem[] => {
    const edge = fieldOf(size, length);
    const from = fieldOf(shape, start);
    const extent = fieldOf(shape, length) ?? 0;
    if (typeof edge !== 'number' || typeof from !== 'number' || typeof extent !== 'number')
      return [];
    if (from + extent <= edge) return [];
    const field = from > edge || extent === 0 ? start : length;
    return [problemAt(source, [...path, field], 'outsidePlan', { bounds: String(edge) })];
  });
}
