import { screen } from '@testing-library/react';
import { renderInSite } from '../../tests/support/renderInSite';
import { testRows } from '../../tests/support/testRows';
import { RefundSection } from './TicketsSections';

const edition = (buildDay: string) => ({
  firstDay: '2100-04-02',
  lastDay: '2100-04-05',
  applicationsOpen: '2099-10-01',
  applicationsClose: '2100-02-20',
  phase: null,
  buildDay,
  refundFirstDay: '2 апреля',
  refundPeriods: [
    { from: null, until: '2100-03-29', days: '29 марта', start: '', percent: 100 },
    { from: '2100-03-30', until: '2100-04-02', days: '30 марта', start: '', percent: 0 },
  ],
});

const renderOn = (day: string) =>
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

test.each([
  ['announced', '2099-09-30', false],
  ['applied for', '2100-02-20', false],
  ['on sale', '2100-02-21', true],
])('what comes back today is said only while tickets are sold: %s', (_phase, day, isSaid) => {
  renderOn(day);
  expect(screen.queryAllByText(/^До начала/)).toHaveLength(isSaid ? 1 : 0);
  expect(screen.getByText('100 %')).toBeVisible();
});

testRows([
  ['2100-03-29', '100 %'],
  ['2100-03-30', '0 %'],
  ['2100-04-02', '0 %'],
  ['2100-04-05', '0 %'],
])('on %s the period with %s is current', (day, percent) => {
  const { unmount } = renderOn(day);
  expect(screen.getByRole('row', { current: 'date' })).toHaveTextContent(percent);
  unmount();
});
