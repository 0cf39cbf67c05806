import { artistSlug, makersOf } from '../../../src/works/model/artists';
import { durationText, sizeText, yearsText } from '../../../src/works/model/scale';
import { wallSale, type WallSale } from '../../../src/works/model/wallSale';
import { shortWorkPath, workName, workSlug } from '../../../src/works/model/workAddress';
import { workCaption, type WrittenWork } from '../../../src/works/model/workCaption';
import { localizedPath } from '../../../src/i18n/paths';
import { formatRoubleRange, formatRoubles } from '../../../src/lib/roubles';
import type { FairOfYear } from '../fairOfYear';
import { inOrderOfStands } from './stands';
import type { Words } from './words';

type Exhibitor = FairOfYear['exhibitors'][number];
type Work = NonNullable<Exhibitor['works']>[number];

/** The label on the wall next to a work; empty texts are omitted. */
export type WallLabel = WallSale & {
  readonly key: string;
  /** The label's name in a report. */
  readonly name: string;
  readonly artists: string;
  readonly title: string;
  readonly years: string;
  /** Medium; measurements and duration; number of the copy; lender. */
  readonly facts: readonly string[];
  /** The exhibitor, unless it is the artist of the work. */
  readonly exhibitor: string;
  readonly stand: string;
  /** The short address of the work's page (decision 042). */
  readonly address: string;
};

/** Returns a label for each work, in the order of stands. */
export function wallLabels(fair: FairOfYear, words: Words): WallLabel[] {
  return inOrderOfStands(fair.exhibitors).flatMap((exhibitor) =>
    (exhibitor.works ?? []).map((work) => labelOf(work, exhibitor, fair, words)),
  );
}

function labelOf(
  work: Work,
  exhibitor: Exhibitor,
  { year, domain }: FairOfYear,
  { locale, translate, exhibitors }: Words,
): WallLabel {
  const makers = makersOf(exhibitor, work);
  const { medium, measures, lasts, years, ...rest } = writtenOf(work, locale, translate);
  const caption = workCaption({ medium, measures, lasts, years, ...rest }, exhibitors);
  const name = workName(exhibitor.slug, workSlug(work));
  const isOwn = makers.some((maker) => artistSlug(maker) === artistSlug(exhibitor.name));
  return {
    key: name,
    name: `${exhibitor.stand} ${caption.title}`,
    artists: makers.map(translate).join(', '),
    title: caption.title,
    years,
    facts: [
      medium,
      [measures, lasts].filter(Boolean).join(', '),
      caption.copies ?? '',
      caption.courtesy ?? '',
    ].filter((fact) => fact !== ''),
    ...wallSale(caption, work.availability),
    exhibitor: isOwn ? '' : translate(exhibitor.name),
    stand: exhibitor.stand,
    address: `https://${domain}${localizedPath(shortWorkPath(year, name), locale)}`,
  };
}

function writtenOf(
  work: Work,
  locale: Words['locale'],
  translate: Words['translate'],
): WrittenWork {
  const { copies, price, priceRange } = work;
  return {
    title: translate(work.title),
    artists: null,
    years: yearsText(work, locale),
    medium: translate(work.medium),
    measures: sizeText(work.size, locale) ?? null,
    lasts: work.duration === undefined ? null : durationText(work.duration, locale),
    copies: copies
      ? { of: copies.of, number: copies.number ?? null, proofs: copies.proofs ?? null }
      : null,
    availability: work.availability ?? null,
    // A printed label omits the "as of" date.
    asOfDay: null,
    price: price ?? null,
    priceRange: priceRange ?? null,
    priceText:
      price === undefined
        ? priceRange
          ? formatRoubleRange(priceRange.from, priceRange.to, locale)
          : null
        : formatRoubles(price, locale),
    courtesy: work.courtesy ? translate(work.courtesy) : null,
  };
}
