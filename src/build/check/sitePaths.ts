import { templateTexts } from '../../content-model/contentFiles';
import { editionWith } from '../../domain/editionWith';
import { listYears } from '../../domain/listYears';

/** The part of the content that makes pages. */
export type PageMakers = {
  /** Routes of content/pages. */
  routes: readonly string[];
  exhibitors: readonly { year: number; slug: string }[];
  speakers: readonly { year: number; slug: string }[];
  sessions: readonly { year: number; slug: string }[];
  currentEdition: number;
};

/** Russian paths of every page the site makes of its content, with trailing slash (spec §2). */
export function sitePaths({
  routes,
  exhibitors,
  speakers,
  sessions,
  currentEdition,
}: PageMakers): Set<string> {
  const paths = new Set<string>(['/']);
  for (const route of routes) {
    if (!templateTexts.has(route) && route !== 'index') paths.add(`/${route}/`);
  }
  for (const [folder, records] of Object.entries({ exhibitors, speakers })) {
    for (const year of listYears(
      records.map((record) => record.year),
      currentEdition,
    ))
      paths.add(`/${folder}/${year}/`);
    for (const { year, slug } of records) paths.add(`/${folder}/${year}/${slug}/`);
  }
  const shown = editionWith(new Set(sessions.map(({ year }) => year)), currentEdition);
  for (const { year, slug } of sessions) {
    if (year !== shown) paths.add(`/program/${year}/`);
    paths.add(`/program/${year}/${slug}/`);
  }
  return paths;
}
