import { samplePages } from '../../support/builtPages';
import { Random } from '../../support/random';

/** The kinds of requests that a page makes, by Playwright's type or by address. */
export const requestKinds = {
  document: ({ type }) => type === 'document',
  'page data': ({ path }) => path.endsWith('/page-data.json'),
  'app data': ({ path }) => path.endsWith('/app-data.json'),
  'build paths': ({ path }) => path.startsWith('/builds/meta/'),
  script: ({ type }) => type === 'script',
  style: ({ type }) => type === 'stylesheet',
  font: ({ type }) => type === 'font',
  picture: ({ type }) => type === 'image',
} satisfies Record<string, (request: { type: string; path: string }) => boolean>;
export type RequestKind = keyof typeof requestKinds;

export const faults = [
  'is lost',
  'is 404',
  'is 500',
  'never comes',
  'comes late',
  'is cut short',
  'is a page of the Wi-Fi',
  'is of an older build',
] as const;
export type Fault = (typeof faults)[number];

/** One request of one visit that goes wrong. */
export type FaultCase = {
  path: string;
  visit: 'a first visit' | 'a visit in the app';
  kind: RequestKind;
  /** The number of the request among its kind, from 0; `all` for a permanent fault. */
  which: number | 'all';
  fault: Fault;
};

/** Returns the case of a seed; every possible case is equally likely. */
export function faultCase(seed: number): FaultCase {
  const random = new Random(seed);
  for (;;) {
    const found: FaultCase = {
      path: random.pick(samplePages),
      visit: random.pick(['a first visit', 'a visit in the app']),
      kind: random.pick(Object.keys(requestKinds) as RequestKind[]),
      which: random.pick([0, 1, 2, 'all', 'all']),
      fault: random.pick(faults),
    };
    if (canBe(found)) return found;
  }
}

/**
 * Whether a case can happen. Without a document, none of our code runs, and only page data say
 * which build they belong to. In the app no document is requested, styles and font are loaded
 * already, and nothing links to old-version pages. If all page data fail with 500, Gatsby requests
 * those of its 500 page endlessly; if those of the first page do, it shows that page
 * (errors.spec.ts). Responses of the lead service are tested by forms-faults.spec.ts.
 */
function canBe({ path, visit, kind, which, fault }: FaultCase): boolean {
  const isFirstPage = visit === 'a first visit' && which === 0;
  if (kind === 'page data' && fault === 'is 500' && (which === 'all' || isFirstPage)) return false;
  if (visit === 'a visit in the app' && path.includes('/_')) return false;
  if (kind === 'document')
    return visit === 'a first visit' && (fault === 'comes late' || fault === 'is cut short');
  const ofEveryPage = ['page data', 'build paths', 'script', 'picture'];
  if (visit === 'a visit in the app' && !ofEveryPage.includes(kind)) return false;
  return (
    fault !== 'is of an older build' || ['page data', 'app data', 'build paths'].includes(kind)
  );
}
