import { templateTexts } from './contentFiles';
import { editionWith } from '../../edition/model/editionWith';
import { deskPath, desksPath } from '../../exhibitors/desk/model/deskPaths';
import { listYears } from '../../lists/model/listYears';
import { pastYears } from '../../edition/model/season';
import { changesPath } from '../../programme/model/calendarPath';
import { pastEventPath, pastEventTexts, yearOfPastEvent } from './pastEvents';
import { releasePath } from '../../press/model/releases';
import { bookPath } from '../../programme/model/sessionTime';
import { askedExhibitors, workQuestion } from '../../works/model/askPages';
import { askPath, workName, workPath, workSlug } from '../../works/model/workAddress';
import { allArtists, gatheredLists, yearsOfList, type Listed } from '../../works/model/artists';

type Work = NonNullable<Listed['works']>[number] & {
  slug?: string | undefined;
  picture?: string | undefined;
  availability?: string | undefined;
};

/** Content that makes pages. */
export type PageMakers = {
  /** Routes of content/pages. */
  routes: readonly string[];
  exhibitors: readonly ({ slug: string; works?: readonly Work[] | undefined } & Listed)[];
  /** Names of content/forms. */
  forms: readonly string[];
  speakers: readonly { year: number; slug: string }[];
  sessions: readonly { year: number; slug: string; form?: string | undefined }[];
  /** Names of content/releases. */
  releases: readonly string[];
  currentEdition: number;
  /** Last days of editions; absent where no edition is written. */
  editions: readonly { year: number; lastDay: string }[];
  /** The day of the build, ISO. */
  day: string;
};

/** Russian paths of all pages made from content, with trailing slash (spec §2). */
export function sitePaths({
  routes,
  exhibitors,
  forms,
  speakers,
  sessions,
  releases,
  currentEdition,
  editions,
  day,
}: PageMakers): Set<string> {
  const paths = new Set<string>(['/']);
  for (const route of routes) {
    const year = yearOfPastEvent(route);
    const isOfEdition = editions.some((edition) => edition.year === year);
    if (!templateTexts.has(route) && route !== 'index' && !isOfEdition) paths.add(`/${route}/`);
  }
  for (const year of pastYears(editions, day)) {
    const path = pastEventPath(year);
    if (routes.includes(pastEventTexts) || routes.includes(path.slice(1, -1))) paths.add(path);
  }
  if (routes.includes(allArtists.route)) paths.add(allArtists.path);
  for (const list of gatheredLists.filter((one) => routes.includes(one))) {
    for (const year of yearsOfList(list, exhibitors)) paths.add(`/${list}/${year}/`);
  }
  for (const release of releases) paths.add(releasePath(release));
  for (const [folder, records] of Object.entries({ exhibitors, speakers })) {
    for (const year of listYears(
      records.map((record) => record.year),
      currentEdition,
    ))
      paths.add(`/${folder}/${year}/`);
    for (const { year, slug } of records) paths.add(`/${folder}/${year}/${slug}/`);
  }
  for (const { year, slug: exhibitor, works = [] } of exhibitors) {
    for (const { slug, picture = '' } of works)
      paths.add(workPath(year, workName(exhibitor, workSlug({ slug, picture }))));
  }
  for (const { year, slug } of exhibitors.filter((one) => one.year === currentEdition))
    paths.add(desksPath(year)).add(deskPath(year, slug));
  if (forms.includes(workQuestion)) {
    for (const { year, slug } of askedExhibitors(exhibitors, currentEdition))
      paths.add(askPath(year, slug));
  }
  const shown = editionWith(new Set(sessions.map(({ year }) => year)), currentEdition);
  for (const { year, slug, form } of sessions) {
    if (year !== shown) paths.add(`/program/${year}/`);
    paths.add(`/program/${year}/${slug}/`);
    paths.add(changesPath(year));
    if (form !== undefined) paths.add(bookPath(year, slug));
  }
  return paths;
}
