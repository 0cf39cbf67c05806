import { localizedPath, splitLocale } from './paths';
import type { Locale } from './locales';

/** Every route of spec §2 by name, and a session's; `:parameters` are filled in from records. */
export const routes = {
  home: '/',
  tickets: '/tickets/',
  contacts: '/contacts/',
  convention: '/convention/',
  childrens_area: '/childrens_area/',
  for_participants: '/for_participants/',
  for_visitors: '/for_visitors/',
  map: '/map/',
  my: '/my/',
  navigation: '/navigation/',
  partners: '/partners/',
  press: '/press/',
  program: '/program/',
  session: '/program/:year/:slug/',
  thanks: '/thanks/',
  viplounge: '/viplounge/',
  volunteers: '/volunteers/',
  work_in_art: '/work_in_art/',
  exhibitors: '/exhibitors/:year/',
  exhibitor: '/exhibitors/:year/:slug/',
  speakers: '/speakers/:year/',
  speaker: '/speakers/:year/:id/',
  past_event: '/past_events/:year/',
  _tickets: '/_tickets/',
  '_E5_Old-_childrens-area': '/_E5_Old/_childrens-area/',
  '_E5_Old-_contacts': '/_E5_Old/_contacts/',
  '_E5_Old-_convention': '/_E5_Old/_convention/',
  '_E5_Old-_navigation': '/_E5_Old/_navigation/',
  '_E5_Old-_special-project': '/_E5_Old/_special-project/',
  '_E5_Old-_ticket_refund': '/_E5_Old/_ticket_refund/',
  '_E5_Old-_tickets': '/_E5_Old/_tickets/',
} as const;

export type Route = keyof typeof routes;

type ParametersIn<Pattern> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersIn<Rest>
  : never;

/** The parameters a route asks for: `exhibitor` → `{ year, slug }`. */
export type RouteParameters<Name extends Route> = {
  [Parameter in ParametersIn<(typeof routes)[Name]>]: string | number;
};

/**
 * A route's path in a locale: `routePath('exhibitor', { year: 2025, slug: 'gips' }, 'en')` →
 * `/en/exhibitors/2025/gips/`.
 */
export function routePath<Name extends Route>(
  name: Name,
  parameters: RouteParameters<Name>,
  locale: Locale,
): string {
  const values: Record<string, string | number> = parameters;
  const path = routes[name].replace(/:(\w+)/g, (_, parameter: string) =>
    encodeURIComponent(values[parameter] ?? ''),
  );
  return localizedPath(path, locale);
}

/**
 * A route's name with its locale suffix, as analytics and hosts use it: `tickets___ru` (spec §2,
 * locale routing).
 */
export function routeName(name: Route, locale: Locale): string {
  return `${name}___${locale}`;
}

/** A parsed path: its route, locale and parameters. */
export type MatchedRoute = { name: Route; locale: Locale; parameters: Record<string, string> };

/**
 * Finds the route of a path with trailing slash: `/en/speakers/2025/anna-example/` → speaker, en,
 * year and id. `undefined` if spec §2 has no such route.
 */
export function matchRoute(fullPath: string): MatchedRoute | undefined {
  const { locale, path } = splitLocale(fullPath);
  for (const name of Object.keys(routes) as Route[]) {
    const parameters = matchPattern(routes[name], path);
    if (parameters !== undefined) return { name, locale, parameters };
  }
  return undefined;
}

function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':') && value !== '') parameters[segment.slice(1)] = value;
    else if (segment !== value) return undefined;
  }
  return parameters;
}
