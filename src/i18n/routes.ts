import { splitLocale } from './paths';
import type { Locale } from './locales';

/** Every route of spec §2 by name, and sessions; `:parameters` come from records. */
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
  search: '/search/',
  names: '/search/names/',
  navigation: '/navigation/',
  partners: '/partners/',
  press: '/press/',
  release: '/press/:slug/',
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

/** A route's name with its locale: `tickets___ru` (spec §2, locale routing). */
export function routeName(name: Route, locale: Locale): string {
  return `${name}___${locale}`;
}

/** The route of a path with trailing slash, and its locale; undefined if spec §2 has none. */
export function matchRoute(fullPath: string): { name: Route; locale: Locale } | undefined {
  const { locale, path } = splitLocale(fullPath);
  const name = (Object.keys(routes) as Route[]).find((route) => isOfPattern(routes[route], path));
  return name && { name, locale };
}

function isOfPattern(pattern: string, path: string): boolean {
  const given = path.split('/');
  const segments = pattern.split('/');
  return (
    segments.length === given.length &&
    segments.every((part, index) => (part.startsWith(':') ? given[index] : part === given[index]))
  );
}
