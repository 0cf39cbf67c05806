import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArtistName } from './ArtistChoice';
import { formatRoubles } from '../lib/roubles';
import { facetKeys, type FacetKey } from './model/filterKeys';
import { toggled, type WorksFilter } from './model/worksFilter';
import { QueryLink } from './QueryLink';
import type { Choices } from './WorksFilters';
import * as styles from './WorksFilters.module.css';

type Props = {
  choices: Choices;
  artists: readonly ArtistName[];
  filter: WorksFilter;
  onChosen: () => void;
};

/** The chosen filters in one line; each is a link that removes it. */
export const ChosenFilters = memo(function ChosenFilters({
  choices,
  artists,
  filter,
  onChosen,
}: Props) {
  const { t, i18n } = useTranslation('works');
  const box = useRef<HTMLDivElement>(null);
  const labelOf = (key: FacetKey, chosen: string) =>
    key === 'artist'
      ? artists.find(([slug]) => slug === chosen)?.[1]
      : choices[key].find(({ value }) => value === chosen)?.label;
  const { 'price-from': from, 'price-to': to, wall } = filter.bounds;
  const roubles = (price: number) => formatRoubles(price, i18n.language);
  const bounds = [
    from !== undefined && { key: 'price-from', label: t('price.from', { price: roubles(from) }) },
    to !== undefined && { key: 'price-to', label: t('price.to', { price: roubles(to) }) },
    wall !== undefined && { key: 'wall', label: t('wallChosen', { width: wall }) },
  ].flatMap((bound) => (bound ? [{ ...bound, values: [] }] : []));
  const chosen = [
    ...facetKeys.flatMap((key) =>
      (filter.facets[key] ?? []).flatMap((value) => {
        const label = labelOf(key, value);
        return label === undefined ? [] : [{ key, label, values: toggled(filter, key, value) }];
      }),
    ),
    ...bounds,
  ];
  // The link that has the focus is removed, so the line takes the focus.
  const drop = () => {
    onChosen();
    box.current?.focus();
  };
  return (
    <div
      ref={box}
      role="group"
      aria-label={t('chosen')}
      tabIndex={-1}
      className={styles.chosen}
      data-chosen={chosen.length}
    >
      {chosen.map(({ key, label, values }) => (
        <QueryLink
          key={`${key} ${label}`}
          at={key}
          values={values}
          label={t('drop', { what: label })}
          onChosen={drop}
        >
          {label}
          <span aria-hidden="true">×</span>
        </QueryLink>
      ))}
    </div>
  );
});
