import { readAddress } from '../../lib/address';
import { sourcesOf, type ContentFolder } from './contentFolder';
import type { Problem, ProblemCode } from './problems/problem';
import { fieldOf, itemsOf, problemAt, textOf } from './values';

/** Slides whose type can't show the given address: a browser would leave them empty. */
export function slideProblems(folder: ContentFolder): Problem[] {
  const ownDomains = itemsOf(fieldOf(sourcesOf(folder, 'site')[0]?.value, 'ownDomains')).map(
    ([, domain]) => String(domain),
  );
  return sourcesOf(folder, 'page').flatMap((source) =>
    itemsOf(fieldOf(source.value, 'sections')).flatMap(([section, value]) =>
      itemsOf(fieldOf(value, 'slides')).flatMap(([index, slide]) => {
        const src = textOf(slide, 'src');
        const code =
          src === undefined ? undefined : faultOf(textOf(slide, 'type'), src, ownDomains);
        return code === undefined
          ? []
          : [
              problemAt(source, ['sections', section, 'slides', index, 'src'], code, {
                value: src ?? '',
              }),
            ];
      }),
    ),
  );
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
