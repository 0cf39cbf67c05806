import type { TFunction } from 'i18next';
import { isPriceOnRequest, type Availability } from './sale';
import { withNoBreakSpaces } from '../../lib/text';

/** The facts of a work in one language; null if a fact is missing. */
export type WrittenWork = {
  readonly title: string;
  readonly artists: readonly string[] | null;
  readonly years: string;
  readonly medium: string;
  readonly measures: string | null;
  readonly lasts: string | null;
  readonly copies: {
    readonly of: number;
    readonly number: number | null;
    readonly proofs: number | null;
  } | null;
  /** A string, because GraphQL enums allow no hyphens; the content check rejects other values. */
  readonly availability: string | null;
  readonly asOfDay: string | null;
  readonly price: number | null;
  readonly priceRange: { readonly from: number; readonly to: number } | null;
  readonly priceText: string | null;
  readonly courtesy: string | null;
};

/** The texts next to a work's picture; undefined if a fact is missing. */
export type WorkCaption = {
  artists: string | undefined;
  title: string;
  /** Years, medium, size and duration. */
  facts: string;
  copies: string | undefined;
  /** The price, a range of prices, or a note that the price is on request. */
  price: string | undefined;
  /** Whether the work is for sale, and as of which day. */
  state: string | undefined;
  courtesy: string | undefined;
};

/**
 * Converts the facts of a work to texts (decision 030). After the fair, an available work is
 * described as of `lastDay`, a day in words.
 */
export function workCaption(
  work: WrittenWork,
  t: TFunction<'exhibitors'>,
  lastDay?: string,
): WorkCaption {
  const { artists, title, years, medium, measures, lasts, copies, priceText, courtesy } = work;
  const availability = work.availability as Availability | null;
  const asOf = work.asOfDay ?? (availability === 'available' ? lastDay : undefined);
  const state = availability === null ? undefined : t(`availability.${availability}`);
  return {
    artists: artists?.join(', '),
    title,
    facts: [years, medium, measures, lasts].filter(Boolean).join(', '),
    copies: copies === null ? undefined : copiesText(copies, t),
    price: priceText ?? (isPriceOnRequest(work) ? t('priceOnRequest') : undefined),
    state:
      state === undefined || asOf === undefined
        ? state
        : t('asOf', { state, day: withNoBreakSpaces(asOf) }),
    courtesy: courtesy ?? undefined,
  };
}

function copiesText(
  { of, number, proofs }: NonNullable<WrittenWork['copies']>,
  t: TFunction<'exhibitors'>,
): string {
  const all = of === 1 ? t('copies.only') : t('copies.all', { of });
  const copies = number === null || of === 1 ? all : t('copies.one', { number, of });
  return proofs === null ? copies : `${copies}, ${t('copies.proofs', { count: proofs })}`;
}

/** Joins a caption into one text, for the lightbox. */
export function captionText({ artists, title, facts, ...rest }: WorkCaption): string {
  const { copies, price, state, courtesy } = rest;
  return [artists, title, facts, copies, price, state, courtesy].filter(Boolean).join('. ');
}
