import { fireEvent, screen } from '@testing-library/react';
import { useStars, changeStars } from '../stars/browser/starStore';
import { starKey } from '../stars/model/stars';
import { renderInSite } from '../../tests/support/renderInSite';
import { Changes } from './MyFairList';
import { seenNow, type SessionRecord } from './records';

const record: SessionRecord = {
  kind: 'session',
  key: starKey('session', 2026, 'a'),
  year: 2026,
  slug: 'a',
  name: 'Разговор',
  path: '/program/2026/a/',
  date: '2026-04-03',
  weekday: 'пятница, 3 апреля',
  start: '12:00',
  end: '13:00',
  hall: 'hall',
  hallName: 'Зал',
  isOnMap: false,
  status: 'scheduled',
  note: null,
  speakers: [],
};

function List() {
  return <Changes sessions={useStars().map((star) => ({ record, star, isStarred: true }))} />;
}

test('once changes are accepted, the focus moves from the button, which disappears, to the answer', () => {
  changeStars(() => [{ key: record.key, seen: { ...seenNow(record), start: '11:00' } }]);
  renderInSite(<List />);
  const button = screen.getByRole('button', { name: 'Понятно' });
  button.focus();
  fireEvent.click(button);
  expect(button).not.toBeInTheDocument();
  expect(screen.getByText(/^Запомнили/)).toHaveFocus();
});
