import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArtistName } from './ArtistChoice';
import { filterKeys, type FilterKey } from './model/worksFilter';
import { QueryLink } from './QueryLink';
import type { Choices } from './useChoices';
import type { Filter } from '../lists/model/facets';
import * as styles from './WorksFilters.module.css';

type Props = {
  choices: Choices;
  artists: readonly ArtistName[];
  filter: Filter<FilterKey>;
  onChosen: () => void;
};

/** The chosen filters in one line, each a link that drops it. */
export const ChosenFilters = memo(function ChosenFilters({
  choices,
  artists,
  filter,
  onChosen,
}: Props) {
  const { t } = useTranslation('works');
  const box = useRef<HTMLDivElement>(null);
  const labelOf = (key: FilterKey) =>
    key === 'artist'
      ? artists.find(([slug]) => slug === filter.artist)?.[1]
      : choices[key].find(({ value }) => value === filter[key])?.label;
  const chosen = filterKeys.flatMap((key) => {
    const label = labelOf(key);
    return label === undefined ? [] : [{ key, label }];
  });
  // What has the focus goes with the link; the box takes it.
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
      {chosen.map(({ key, label }) => (
        <QueryLink
          key={key}
          at={key}
          value={undefined}
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
