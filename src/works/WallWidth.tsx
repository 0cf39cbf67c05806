import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEarlyText } from '../ui/useEarlyText';
import { storeWallWidth } from './browser/wallWidth';
import { readWall } from './model/room';
import { putInAddress } from './QueryLink';
import * as filters from '../lists/Filters.module.css';
import * as styles from './WorksFilters.module.css';

type Props = {
  /** The width in the address, cm. */
  width: number | undefined;
  onChosen: () => void;
};

/**
 * A field for the width of the visitor's wall, in cm. It filters the works, and a work's page shows
 * it on that wall. Text that is not a width is ignored.
 */
export function WallWidth({ width, onChosen }: Props) {
  const { t } = useTranslation('works');
  const [draft, setDraft] = useState<string>();
  const applied = width === undefined ? '' : String(width);
  const type = (typed: string) => {
    const wall = readWall(typed);
    if (wall === undefined && typed.trim() !== '') return setDraft(typed);
    setDraft(undefined);
    putInAddress('wall', wall === undefined ? [] : [String(wall)]);
    if (wall !== undefined) storeWallWidth(String(wall));
    onChosen();
  };
  const input = useEarlyText(applied, type);
  return (
    <label className={filters.key}>
      <span>{t('filter.wall')}</span>
      <span className={styles.wall}>
        <input
          ref={input}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={draft ?? applied}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setDraft(undefined)}
        />{' '}
        {t('wallUnit')}
      </span>
    </label>
  );
}
