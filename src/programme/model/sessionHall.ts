import { editionWith } from '../../edition/model/shownEdition';

type Plan = {
  readonly fields: { readonly year: number };
  readonly halls: readonly { id: string }[];
};
type Session = { readonly hall: string; readonly fields: { readonly year: number } };

/**
 * Returns a session's hall and the plan that contains it: the plan of the session's edition, or
 * else of the newest edition that has a plan (design §1, editions).
 */
export function sessionHall<Of extends Plan>(
  plans: readonly Of[],
  { hall: id, fields }: Session,
): { plan: Of; hall: Of['halls'][number] } | undefined {
  const year = editionWith(
    plans.map((plan) => plan.fields.year),
    fields.year,
  );
  const plan = plans.find((one) => one.fields.year === year);
  const hall = plan?.halls.find((one) => one.id === id);
  return plan && hall && { plan, hall };
}
