import type { ParentSpanPluginArgs } from 'gatsby';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Plan } from '../../plan/schema';

/**
 * Writes each edition's plan as one drawing, /plans/{year}.svg#plan. Pages that mark one stand
 * refer to this file instead of embedding every stand; the drawing takes on the page's text colour.
 */
export function writePlanFiles({ getNodesByType }: ParentSpanPluginArgs): void {
  mkdirSync('public/plans', { recursive: true });
  for (const plan of getNodesByType('Plan')) {
    writeFileSync(`public/plans/${plan.fields.year}.svg`, drawPlan(plan));
  }
}

/** Draws the plan's halls as outlines and its stands as blocks, in metres. */
function drawPlan({ size, halls, stands }: Plan): string {
  const path = (shapes: readonly { x: number; y: number; width: number; height: number }[]) =>
    shapes.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}"><g id="plan" fill="none" stroke="currentColor" stroke-width=".25"><path d="M0 0h${size.width}v${size.height}h${-size.width}z${path(halls)}"/><path stroke="none" fill="currentColor" fill-opacity=".3" d="${path(stands)}"/></g></svg>`;
}
