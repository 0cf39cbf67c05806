import { samplePages } from '../builtPages';
import { Random } from '../random';

/** What a page asks for, as Playwright or the address tells it. */
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

/** What becomes of the answer. */
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
  /** Which request of the kind, from 0; `all` of them where the fault lasts. */
  which: number | 'all';
  fault: Fault;
};

/** The case of a seed: every one that can be, as likely as another. */
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
 * Without a document there is nothing of ours to hold, and only data say which build they are of.
 * In the app no document is asked for, and styles and font are there; nothing links to old pages.
 * Where all data are answered with 500, Gatsby asks for those of its 500 page without end; where
 * those of the first page are, it shows that page (errors.spec.ts). What the lead service answers
 * is tried by forms-faults.spec.ts.
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
