import { readAddress } from '../../lib/address';
import type { ContentFolder } from './contentFolder';
import type { Problem, ProblemCode } from './problems/problem';
import { recordsOf, sectionsOf } from './written';

/** Slides whose type can't show the given address: a browser would leave them empty. */
export function slideProblems(folder: ContentFolder): Problem[] {
  const domains = recordsOf(folder, 'site').flatMap((site) => site.list('ownDomains'));
  const ownDomains = domains.flatMap(({ value }) => value ?? []);
  const slides = sectionsOf(folder).flatMap((section) => section.list('slides'));
  return slides.flatMap((slide) => {
    const { type, src } = slide.value ?? {};
    const code = src === undefined ? undefined : faultOf(type, src, ownDomains);
    return code === undefined ? [] : [slide.at('src').problem(code, { value: src ?? '' })];
  });
}

function faultOf(
  type: string | undefined,
  src: string,
  ownDomains: readonly string[],
): ProblemCode | undefined {
  const { kind } = readAddress(src, ownDomains);
  // Browsers refuse to load an http page inside an https one.
  const isFetched =
    kind === 'outside' || kind === 'own'
      ? /^https:/i.test(src)
      : kind === 'page' || kind === 'file' || kind === 'here';
  switch (type) {
    case 'iframe':
    case 'map':
      if (!isFetched) return 'slideAddress';
      return kind === 'outside' ? undefined : 'slideOwnPage';
    case 'video':
    case 'image':
      return isFetched && kind !== 'page' && kind !== 'here' ? undefined : 'slideAddress';
    case 'ajax':
      // A path that begins with two slashes is a broken link, which another rule reports.
      return kind === 'outside' || kind === 'own' || kind === 'contact'
        ? 'slideOtherSite'
        : undefined;
    default:
      return undefined;
  }
}
