import type { FormDefinition } from './definition';

/** Whether a form takes answers on a day, given as ISO text: not yet, now, or no longer; both days are inclusive. */
export function openState({ closed, opens, closes }: Pick<FormDefinition, 'closed' | 'opens' | 'closes'>, day: string): 'notOpen' | 'open' | 'closed' {
  if (closed === true || (closes !== null && day > closes)) return 'closed';
  return opens !== null && day < opens ? 'notOpen' : 'open';
}
