import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FacetKey } from './model/filterKeys';
import type { FilterOptions } from './model/worksFilter';

type Type = 'gallery' | 'artist' | 'photographer' | 'sculptor';
/** The filters whose values are few, in the order shown, each with its values and their words. */
export type Choices = Readonly<
  Record<Exclude<FacetKey, 'artist'>, readonly { value: string; label: string }[]>
>;

/** Returns the filters of the wall with the labels of their values. */
export function useChoices(
  options: FilterOptions<Type>,
  /**
   * Whether the fair of these works is over; then `available` is labelled as a state of that time.
   */
  isOver: boolean,
): Choices {
  const { t } = useTranslation('works');
  return useMemo(
    () => ({
      technique: options.technique.map((value) => ({ value, label: t(`technique.${value}`) })),
      size: options.size.map((value) => ({ value, label: t(`size.${value}`) })),
      colour: options.colour.map((value) => ({ value, label: t(`colour.${value}`) })),
      price: options.price.map((value) => ({ value, label: t(`price.${value}`) })),
      availability: options.availability.map((value) => ({
        value,
        label: t(`availability.${value === 'available' && isOver ? 'wasAvailable' : value}`),
      })),
      type: options.type.map((value) => ({ value, label: t(`type.${value}`) })),
    }),
    [options, isOver, t],
  );
}
