import { latinName } from './latinName';

/** What a work's address is made of. */
type Named = { readonly slug?: string | undefined; readonly picture: string };

/**
 * A work's name in addresses, its own within its exhibitor: `slug`, else its picture's file name
 * without the ending (decision 030). Any file name gives one: Russian letters are written in Latin,
 * everything else that is no Latin letter or digit becomes a hyphen.
 */
export function workSlug({ slug, picture }: Named): string {
  if (slug !== undefined) return slug;
  const name = latinName(picture.replace(/\.[^.]*$/, ''));
  return name === '' ? 'work' : name;
}

/**
 * The `id` of a work on its exhibitor's page. Its prefix keeps it apart from the page's own ids
 * (`stand`, `works`) and from the hashes of slides (`#works/3`).
 */
export const workAnchor = (slug: string): string => `work-${slug}`;

/** The page on which an exhibitor's works are asked about (decision 033). */
export const askPath = (year: number, exhibitor: string): string =>
  `/exhibitors/${year}/${exhibitor}/ask/`;

/** The same page with a work chosen there. */
export const askAbout = (page: string, work: string): string => `${page}?work=${work}`;

/**
 * The short address of a work, for a code on the wall beside it, as a rule of the host: it leads to
 * the work on its exhibitor's page, and to that page where the work is no longer there.
 */
export const shortWorkRule = {
  from: '/w/:year/:exhibitor/:work/',
  to: `/exhibitors/:year/:exhibitor/#${workAnchor(':work')}`,
};
