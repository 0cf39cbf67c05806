import { useTranslation } from 'react-i18next';
import type { Change } from './model/agenda';
import type { SeenSession } from '../stars/model/stars';
import type { MyRecords, SessionRecord } from './records';

/** Describes a change with the previous value; a day or hall that is gone is shown as stored. */
export function useChangeWords(records: MyRecords): (change: Change, seen: SeenSession) => string {
  const { t } = useTranslation('my');
  return (change, { date, start, end, hall }) => {
    switch (change) {
      case 'day':
        return t('since.day', { day: weekdayOf(records, date) ?? dotted(date) });
      case 'time':
        return t('since.time', { from: start, to: end });
      case 'hall':
        return t('since.hall', { hall: hallOf(records, date, hall) ?? hall });
      default:
        return t(`since.${change}`);
    }
  };
}

function weekdayOf({ byKey }: MyRecords, date: string): string | undefined {
  return [...byKey.values()].find(
    (record): record is SessionRecord => record.kind === 'session' && record.date === date,
  )?.weekday;
}

function hallOf({ hallsOf }: MyRecords, date: string, hall: string): string | undefined {
  return hallsOf(Number(date.slice(0, 4))).find(({ id }) => id === hall)?.name;
}

/** Formats `2026-04-03` as `3.04`. */
const dotted = (date: string) => `${Number(date.slice(8))}.${date.slice(5, 7)}`;
