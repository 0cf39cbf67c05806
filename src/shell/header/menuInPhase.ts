import type { Phase } from '../../edition/model/phase';

type Link = { readonly label: string; readonly to: string };
type Navigation<Group> = {
  readonly main: readonly (Link & { readonly phases: readonly string[] | null })[];
  readonly groups: readonly Group[];
};

/**
 * Returns the menu in a phase: its main links, and the groups without these links; empty groups are
 * dropped.
 */
export function menuInPhase<Group extends { readonly links: readonly Link[] }>(
  phase: Phase,
  { main, groups }: Navigation<Group>,
) {
  const errands = main.filter(({ phases }) => phases === null || phases.includes(phase));
  const isErrand = ({ to }: Link) => errands.some((errand) => errand.to === to);
  return {
    errands,
    groups: groups
      .map((group) => ({ ...group, links: group.links.filter((link) => !isErrand(link)) }))
      .filter(({ links }) => links.length > 0),
  };
}
