import type { Edition } from '../../src/edition/schema';
import type { Exhibitor } from '../../src/exhibitors/schema';
import { hallAnchor, standAnchor } from '../../src/plan/model/planAnchors';
import type { Plan } from '../../src/plan/schema';
import type { Session } from '../../src/programme/schema';
import type { Site } from '../../src/content/site';
import type { Speaker } from '../../src/speakers/schema';
import { editionWith } from '../../src/edition/model/shownEdition';
import type { Localized } from '../../src/i18n/locales';
import { sourcesOf, type ContentFolder } from '../../src/site/check/files/contentFolder';
import type { ContentKind } from '../../src/site/content/contentFiles';

/** The source of the sheets: an edition with its programme and its exhibitors. */
export type FairOfYear = {
  readonly year: number;
  readonly name: Localized;
  readonly domain: string;
  /** The edition's signal colour on white, `#1f24ff`. */
  readonly colour: string;
  readonly halls: readonly { readonly id: string; readonly name: Localized }[];
  /** The `id`s of the edition's stands and halls on the map, which shows one edition's plan. */
  readonly onMap: ReadonlySet<string>;
  readonly sessions: readonly (Session & { readonly date: string })[];
  readonly exhibitors: readonly (Exhibitor & { readonly slug: string })[];
  /** Names of speakers by reference, `2025/anna-veresova`. */
  readonly speakers: ReadonlyMap<string, Localized>;
};

/** Returns the year of the current edition; undefined without a valid `site.yaml`. */
export function currentYear(folder: ContentFolder): number | undefined {
  return soundFiles<Site>(folder, 'site')[0]?.value.currentEdition;
}

/** Reads an edition, without files that have problems; undefined if it does not exist. */
export function fairOfYear(folder: ContentFolder, year: number): FairOfYear | undefined {
  const ofYear = <Value>(kind: ContentKind) =>
    soundFiles<Value>(folder, kind).filter(({ place }) => place.year === year);
  const site = soundFiles<Site>(folder, 'site')[0]?.value;
  const edition = ofYear<Edition>('edition')[0]?.value;
  if (site === undefined || edition === undefined) return undefined;
  const plans = new Map(
    soundFiles<Plan>(folder, 'plan').map(({ place, value }) => [place.year ?? 0, value]),
  );
  const planYear = editionWith(plans.keys(), year) ?? year;
  const plan = plans.get(planYear);
  const isOnMap = planYear === editionWith(plans.keys(), site.currentEdition);
  return {
    year,
    name: site.name,
    domain: site.domain,
    colour: edition.colour.light,
    halls: plan?.halls ?? [],
    onMap: new Set([
      ...(isOnMap ? (plan?.halls ?? []) : []).map(({ id }) => hallAnchor(id)),
      // Another year's stands have the same codes, so they do not count.
      ...(isOnMap && planYear === year ? (plan?.stands ?? []) : []).map(({ code }) =>
        standAnchor(code),
      ),
    ]),
    sessions: ofYear<Session[]>('programme').flatMap(({ place, value }) =>
      value.map((session) => ({ ...session, date: place.date ?? '' })),
    ),
    exhibitors: ofYear<Exhibitor>('exhibitor').map(({ place, value }) => ({
      ...value,
      slug: place.slug ?? '',
    })),
    speakers: new Map(
      soundFiles<Speaker>(folder, 'speaker').map(({ place, value }) => [
        `${place.year}/${place.slug}`,
        value.name,
      ]),
    ),
  };
}

function soundFiles<Value>(folder: ContentFolder, kind: ContentKind) {
  return sourcesOf(folder, kind)
    .filter(({ reading }) => reading.problems.length === 0)
    .map(({ place, reading }) => ({
      place,
      // The schema found no problems.
      value: reading.accepted as Value,
    }));
}
