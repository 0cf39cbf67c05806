import { addressNamePattern } from '../../../content-model/localized';
import { workSlug } from '../../../domain/works/workAddress';
import type { ContentSource } from '../contentFolder';
import type { Problem } from '../problems/problem';
import { fieldOf, itemsOf, problemAt, textOf } from '../values';

/** Works of one exhibitor with the same address, each told at what its address is made of. */
export function workAddressProblems(source: ContentSource): Problem[] {
  const first = new Map<string, number>();
  return itemsOf(fieldOf(source.value, 'works')).flatMap(([index, work]): Problem[] => {
    const written = fieldOf(work, 'slug');
    const picture = textOf(work, 'picture');
    const isWritten = written !== undefined;
    // What is no address name, or no text, is the schema's to report.
    if (isWritten && !(typeof written === 'string' && addressNamePattern.test(written))) return [];
    if (picture === undefined && !isWritten) return [];
    const slug = workSlug({ slug: isWritten ? written : undefined, picture: picture ?? '' });
    const before = first.get(slug);
    if (before === undefined) {
      first.set(slug, index);
      return [];
    }
    const field = isWritten ? 'slug' : 'picture';
    const line = String(source.locate(['works', before]).line);
    return [problemAt(source, ['works', index, field], 'workAddressTaken', { value: slug, line })];
  });
}
