import { latinName } from '../../lib/latin';

/** The last part of the address of an exhibitor's page for questions about works. */
const askSlug = 'ask';

/** The fields from which a work's address is made. */
type Named = { readonly slug?: string | undefined; readonly picture: string };

/**
 * Returns a work's name in addresses, unique within its exhibitor: `slug`, else its picture's file
 * name without the extension (decision 030). Any file name works: Russian letters are
 * transliterated, everything else except Latin letters and digits becomes a hyphen.
 */
export function workSlug({ slug, picture }: Named): string {
  const name = slug ?? latinName(picture.replace(/\.[^.]*$/, ''));
  if (name === '') return 'work';
  // Another page already has that address.
  return name === askSlug ? 'work-ask' : name;
}

/** Returns a work's name among all works of a year: `kobalt/utro-bez-zheltogo`. */
export const workName = (exhibitor: string, slug: string): string => `${exhibitor}/${slug}`;

/** Returns the path of a work's page; `name` is the work's name among all works of its year. */
export const workPath = (year: number, name: string): string => `/exhibitors/${year}/${name}/`;

/**
 * Returns the `id` of a work on its exhibitor's page. The prefix avoids conflicts with the page's
 * own ids (`stand`, `works`) and with the hashes of slides (`#works/3`).
 */
export const workAnchor = (slug: string): string => `work-${slug}`;

/** Returns the path of the page for questions about an exhibitor's works (decision 033). */
export const askPath = (year: number, exhibitor: string): string =>
  `/exhibitors/${year}/${exhibitor}/${askSlug}/`;

/** Returns the address of the page for questions with a work chosen. */
export const askAbout = (page: string, work: string): string => `${page}?work=${work}`;

/** Returns the short address of a work's page, for the QR code on the wall next to the work. */
export const shortWorkPath = (year: number | string, name: string): string => `/w/${year}/${name}/`;

/** The host's redirect rule from short addresses of works. */
export const shortWorkRule = {
  from: shortWorkPath(':year', ':exhibitor/:work'),
  to: '/exhibitors/:year/:exhibitor/:work/',
};
