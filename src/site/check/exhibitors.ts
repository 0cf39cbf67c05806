import { editionWith } from '../../edition/model/shownEdition';
import type { Exhibitor } from '../../exhibitors/schema';
import { nearestWord } from '../../lib/nearWord';
import { workSlug } from '../../works/model/workAddress';
import {
  type ContentFolder,
  type Written,
  recordsOf,
  repeatsIn,
  sectionsOf,
  siteOf,
  namesIn,
} from './files/contentFolder';
import { otherAlphabetIn } from './files/letters';
import type { Problem } from './problems/problem';
import { repeatsAmong } from './references';
import type { Plan } from '../../plan/schema';

type Name = { ru: string; en: string };

/**
 * Reports artists of works who are named twice, or whom a gallery does not have in its own list. An
 * exhibiting artist can show a work made with anybody.
 */
function workArtistProblems(exhibitor: Written<Exhibitor>): Problem[] {
  const isGallery = exhibitor.value?.participantType === 'gallery';
  const listed = exhibitor.at('artists');
  const known = namesOf(listed).map(({ name }) => name);
  return exhibitor.list('works').flatMap((work) => {
    const artists = work.at('artists');
    const names = namesOf(artists);
    if (isGallery && !listed.isWritten)
      return names.length > 0 ? [artists.problem('galleryWithoutArtists')] : [];
    return names.flatMap(({ name, at }, index): Problem[] => {
      const before = names.slice(0, index).find((other) => isSame(other.name, name));
      if (before !== undefined)
        return [at.problem('repeated', { value: name.ru, line: before.at.line })];
      return isGallery && !known.some((artist) => isSame(artist, name))
        ? unlistedProblems(at, name, known)
        : [];
    });
  });
}

/**
 * Reports how an artist's name differs from the gallery's list: by a letter, in one language, or
 * entirely.
 */
function unlistedProblems(at: Written<Name>, name: Name, known: readonly Name[]): Problem[] {
  const letters = (['ru', 'en'] as const).flatMap((language) => {
    const value = name[language];
    const [letter] = known.flatMap((artist) => otherAlphabetIn(value, artist[language]) ?? []);
    return letter === undefined ? [] : [at.at(language).problem('artistLetter', { value, letter })];
  });
  if (letters.length > 0) return letters;
  const half = known.find(({ ru, en }) => ru === name.ru || en === name.en);
  if (half !== undefined) {
    const language = half.en === name.en ? 'ru' : 'en';
    const values = { value: name[language], other: half[language] };
    return [at.at(language).problem('artistOtherwise', values)];
  }
  const russian = known.map(({ ru }) => ru);
  const values = { value: name.ru, nearest: nearestWord(name.ru, russian) };
  return [at.problem('notRepresented', values)];
}

const isSame = (one: Name, other: Name) => one.ru === other.ru && one.en === other.en;

/** Normalizes a name: spaces, hyphens and invisible characters make no difference. */
const plainName = (name: string) =>
  name
    .normalize('NFC')
    .replace(/\p{DI}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .trim();

/** Returns the names of a list that are valid in both languages, each with its place. */
function namesOf(artists: Written<Name[]>): { name: Name; at: Written<Name> }[] {
  return artists.items().flatMap((at) => {
    const { ru, en } = at.value ?? {};
    if (ru === undefined || en === undefined) return [];
    return [{ name: { ru: plainName(ru), en: plainName(en) }, at }];
  });
}

export type Work = NonNullable<Exhibitor['works']>[number];

/** Returns a work's slug; treats invalid parts as missing. */
export function addressOf({ value }: Written<Work>): string {
  return workSlug({ slug: value?.slug, picture: value?.picture ?? '' });
}

/** Reports works chosen for a row twice, or not in the newest edition with works (decision 032). */
function chosenWorkProblems(folder: ContentFolder): Problem[] {
  const { year, known, unread } = newestWorks(folder);
  return sectionsOf(folder).flatMap((section) => {
    const works = section.list('works');
    const lost = works
      .filter(({ value = '' }) => !unread.has(value.replace(/\/.*/, '')))
      .flatMap((work) => work.unlessKnown([...known], 'noSuchWork', { year: String(year) }));
    // Repeats come first, so that a work chosen twice is reported as repeated.
    return [...repeatsAmong(works), ...lost];
  });
}

/** Returns the works that a row can show, their year, and the exhibitors that cannot be read. */
export function newestWorks(folder: ContentFolder) {
  const exhibitors = recordsOf(folder, 'exhibitor').map((exhibitor) => {
    const works = exhibitor.list('works');
    const areNamed = works.every(
      (work) => work.value?.slug !== undefined || !work.at('picture').isRefused,
    );
    return {
      ...exhibitor.place,
      works,
      isRead: exhibitor.source.problems.length === 0 && areNamed,
    };
  });
  const years = exhibitors.filter(({ works }) => works.length > 0).map(({ year }) => year);
  const current = siteOf(folder)?.currentEdition ?? NaN;
  const year = editionWith(new Set(years), current) ?? current;
  return {
    year,
    known: new Set(
      exhibitors
        .filter((exhibitor) => exhibitor.year === year)
        .flatMap(({ slug, works }) => works.map((work) => `${slug}/${addressOf(work)}`)),
    ),
    unread: new Set(exhibitors.filter(({ isRead }) => !isRead).map(({ slug }) => slug)),
  };
}

/** Reports impossible numbers, prices and days of a work. */
function workFactProblems(work: Written<Work>, lastDay: string | undefined): Problem[] {
  const [copies, range, asOf] = [work.at('copies'), work.at('priceRange'), work.at('asOf')];
  const year = work.value?.year;
  return [
    ...sizeProblems(work),
    ...work.at('yearFrom').against(year, (from, to) => from >= to, 'yearsUpsideDown'),
    ...copies.at('number').against(copies.value?.of, (number, of) => number > of, 'copyNumber'),
    ...priceProblems(work),
    ...range.at('to').against(range.value?.from, (to, from) => to <= from, 'rangeUpsideDown'),
    ...asOf.against(lastDay, (day, last) => day > last, 'asOfAfterFair'),
    ...asOf.against(year, (day, made) => Number(day.slice(0, 4)) < made, 'asOfBeforeWork'),
  ];
}

/** Reports a size with one side only, or with a diameter in addition to its sides. */
function sizeProblems(work: Written<Work>): Problem[] {
  const size = work.at('size');
  if (size.value === undefined) return [];
  const isRound = size.at('diameter').isWritten;
  return [size.at('height'), size.at('width')]
    .filter((side) => side.isWritten === isRound)
    .map((side) => side.problem(isRound ? 'sideOfRound' : 'required'));
}

/** Reports two prices, or a price for a work that is not for sale. */
function priceProblems(work: Written<Work>): Problem[] {
  const prices = [work.at('price'), work.at('priceRange')];
  const [first, second] = prices.filter((price) => price.isWritten);
  const availability = work.at('availability');
  if (first !== undefined && availability.value === 'not-for-sale')
    return [first.problem('priceNotForSale', { line: availability.line })];
  return second === undefined ? [] : [second.problem('twoPrices')];
}

/**
 * Reports contradictions in an exhibitor's works: two with one address, artists whom the gallery
 * does not represent, impossible prices, copies and days (decision 030); also works chosen for a
 * row that do not exist (decision 032).
 */
export function workProblems(folder: ContentFolder): Problem[] {
  const lastDays = new Map(
    recordsOf(folder, 'edition').map(({ place, value }) => [place.year, value?.lastDay]),
  );
  const ofExhibitors = recordsOf(folder, 'exhibitor').flatMap((exhibitor) => [
    ...takenAddresses(exhibitor),
    ...workArtistProblems(exhibitor),
    ...exhibitor
      .list('works')
      .flatMap((work) => workFactProblems(work, lastDays.get(exhibitor.place.year))),
  ]);
  return [...ofExhibitors, ...chosenWorkProblems(folder)];
}

/** Reports works of one exhibitor with the same address, at the field that determines it. */
function takenAddresses(exhibitor: Written<Exhibitor>): Problem[] {
  const namedBy = (work: Written<Work>) => work.at(work.at('slug').isWritten ? 'slug' : 'picture');
  const named = exhibitor.list('works').filter((work) => namedBy(work).value !== undefined);
  return repeatsIn(named, addressOf).map(([work, { line }]) =>
    namedBy(work).problem('workAddressTaken', { value: addressOf(work), line }),
  );
}

/** Reports stands with two exhibitors or outside the plan, and drawings beyond its edge. */
export function standProblems(folder: ContentFolder): Problem[] {
  const plans = recordsOf(folder, 'plan');
  return [...exhibitorStands(folder, plans), ...plans.flatMap(shapesOverEdge)];
}

function exhibitorStands(folder: ContentFolder, plans: readonly Written<Plan>[]): Problem[] {
  const exhibitors = recordsOf(folder, 'exhibitor');
  const nameOf = ({ place, value }: Written<Exhibitor>) =>
    value?.stand && `${place.year} ${value.stand}`;
  const taken = repeatsIn(exhibitors, nameOf).map(([exhibitor, { file }]) => {
    const values = { value: exhibitor.value?.stand ?? '', other: file };
    return exhibitor.at('stand').problem('standTaken', values);
  });
  const lost = plans.flatMap((plan) => {
    const codes = namesIn(plan.at('stands'), ({ value }) => value?.code);
    return exhibitors
      .filter(({ place }) => place.year === plan.place.year)
      .flatMap((exhibitor) =>
        exhibitor.at('stand').unlessKnown(codes, 'standNotInPlan', { file: plan.file }),
      );
  });
  return [...taken, ...lost];
}

type Shape = { x: number; y: number; width?: number; height?: number };

function shapesOverEdge(plan: Written<Plan>): Problem[] {
  const shapes: Written<Shape>[] = (['halls', 'stands', 'services'] as const).flatMap((list) =>
    plan.at(list).items(),
  );
  const { width, height } = plan.value?.size ?? {};
  return shapes.flatMap((shape) => [
    ...overEdge(shape.at('x'), shape.at('width'), width),
    ...overEdge(shape.at('y'), shape.at('height'), height),
  ]);
}

function overEdge(
  start: Written<number>,
  length: Written<number>,
  edge: number | undefined,
): Problem[] {
  const { value: extent = 0 } = length;
  if (edge === undefined || start.value === undefined || length.isRefused) return [];
  if (start.value + extent <= edge) return [];
  const at = start.value > edge || extent === 0 ? start : length;
  return [at.problem('outsidePlan', { bounds: String(edge) })];
}
