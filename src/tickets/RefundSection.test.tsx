import { screen } from '@testing-library/react';
import { renderInSite } from '../../tests/support/renderInSite';
import { RefundSection } from './RefundSection';

const edition = (buildDay: string) => ({
  firstDay: '2100-04-02',
  lastDay: '2100-04-05',
  applicationsOpen: '2099-10-01',
  applicationsClose: '2100-02-20',
  phase: null,
  buildDay,
  refundFirstDay: '2 апреля',
  refundPeriods: [{ from: null, until: '2100-04-01', days: '1 апреля', start: '', percent: 100 }],
});

test.each([
  ['announced', '2099-09-30', false],
  ['applied for', '2100-02-20', false],
  ['on sale', '2100-02-21', true],
])('what comes back today is said only while tickets are sold: %s', (_phase, day, isSaid) => {
  renderInSite(
    <RefundSection
      anchor="refund"
      title="Возврат"
      link={null}
      lead={null}
      reasons={[]}
      steps={[]}
      tickets={[]}
      edition={edition(day) as never}
    />,
    { locale: 'ru' },
  );
  expect(screen.queryAllByText(/^До начала/)).toHaveLength(isSaid ? 1 : 0);
  expect(screen.getByText('100 %')).toBeVisible();
});
