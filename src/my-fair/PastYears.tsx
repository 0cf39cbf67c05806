import { useTranslation } from 'react-i18next';
import { Row } from '../ui/Row';
import { NameList } from './NameList';
import { byKindAndTime, type MyRecords, type Shown } from './records';

type Props = { shown: readonly Shown[]; byKey: MyRecords['byKey'] };

/** Stars of editions that lists no longer show, by year, newest first. */
export function PastYears({ shown, byKey }: Props) {
  const { t } = useTranslation('my');
  const years = [...new Set(shown.map(({ record }) => record.year))].sort((a, b) => b - a);
  return (
    <>
      {years.map((year) => (
        <Row key={year} anchor={`my-${year}`} title={t('ofYear', { year })}>
          <NameList
            byKey={byKey}
            records={shown
              .map(({ record }) => record)
              .filter((record) => record.year === year)
              .sort(byKindAndTime)}
          />
        </Row>
      ))}
    </>
  );
}
