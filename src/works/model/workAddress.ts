import { latinName } from '../../lib/latin';

/** Of the page that asks about an exhibitor's works, after the exhibitor's own. */
const askSlug = 'ask';

/** What a work's address is made of. */
type Named = { readonly slug?: string | undefined; readonly picture: string };

/**
 * A work's name in addresses, its own within its exhibitor: `slug`, else its picture's file name
 * without the ending (decision 030). Any file name gives one: Russian letters are written in Latin,
 * everything else that is no Latin letter or digit becomes a hyphen.
 */
export function workSlug({ slug, picture }: Named): string {
  const name = slug ?? latinName(picture.replace(/\.[^.]*$/, ''));
  if (name === '') return 'work';
  // Another page has that address.
  return name === askSlug ? 'work-ask' : name;
}

/** A work among all of a year: `kobalt/utro-bez-zheltogo`. */
export const workName = (exhibitor: string, slug: string): string => `${exhibitor}/${slug}`;

/** The page of a work; `name` is the one among all of its year. */
export const workPath = (year: number, name: string): string => `/exhibitors/${year}/${name}/`;

/**
 * The `id` of a work on its exhibitor's page. Its prefix keeps it apart from the page's own ids
 * (`stand`, `works`) and from the hashes of slides (`#works/3`).
 */
export const workAnchor = (slug: string): string => `work-${slug}`;

/** The page on which an exhibitor's works are asked about (decision 033). */
export const askPath = (year: number, exhibitor: string): string =>
  `/exhibitors/${year}/${exhibitor}/${askSlug}/`;

/** The same page with a work chosen there. */
export const askAbout = (page: string, work: string): string => `${page}?work=${work}`;

/** The short address of a work's page, for a code on the wall beside it. */
export const shortWorkPath = (year: number | string, name: string): string => `/w/${year}/${name}/`;

/** The same as a rule of the host. */
export const shortWorkRule = {
  from: shortWorkPath(':year', ':exhibitor/:work'),
  to: '/exhibitors/:year/:exhibitor/:work/',
};
