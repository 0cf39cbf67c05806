import { useTranslation } from 'react-i18next';
import { Row } from '../ui/Row';
import { NameList } from './NameList';
import { byKindAndTime, type Shown } from './records';

type Props = { shown: readonly Shown[] };

/** Stars of editions that lists no longer show, by year, newest first. */
export function PastYears({ shown }: Props) {
  const { t } = useTranslation('my');
  const years = [...new Set(shown.map(({ record }) => record.year))].sort((a, b) => b - a);
  return (
    <>
      {years.map((year) => (
        <Row key={year} anchor={`my-${year}`} title={t('ofYear', { year })}>
          <NameList
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
