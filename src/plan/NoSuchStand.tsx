import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { standAnchor } from './model/planAnchors';
import { nearestCodes } from './model/standRows';

type Props = {
  code: string;
  year: number;
  /** All stands of the plan. */
  codes: readonly string[];
  className: string | undefined;
  onChoose: (anchor: string) => (event: MouseEvent) => void;
};

/** Says that there is no such stand, and leads to those of its row that are nearest. */
export function NoSuchStand({ code, year, codes, className, onChoose }: Props) {
  const { t } = useTranslation('map');
  const nearest = nearestCodes(code, codes);
  return (
    <p className={className}>
      {t('noSuchStand', { code, year })}
      {nearest.length > 0 && ` ${t('nearestStands')} `}
      {nearest.map((one, index) => (
        <span key={one}>
          {index > 0 && ', '}
          <a href={`#${standAnchor(one)}`} onClick={onChoose(standAnchor(one))}>
            {one}
          </a>
        </span>
      ))}
    </p>
  );
}
