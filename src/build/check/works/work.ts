import type { Exhibitor } from '../../../content-model/exhibitor';
import { workSlug } from '../../../domain/works/workAddress';
import type { Written } from '../written';

/** A work as its exhibitor's file has it. */
export type Work = NonNullable<Exhibitor['works']>[number];

/** A work's name in addresses; what is faulty in it is as if it were not written. */
export function addressOf({ value }: Written<Work>): string {
  return workSlug({ slug: value?.slug, picture: value?.picture ?? '' });
}
