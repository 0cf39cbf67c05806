import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useDay } from './useFairTime';

function Day() {
  return <p>{useDay('2026-04-01')}</p>;
}

const setClock = (now: string) => jest.useFakeTimers({ now: new Date(`${now}+03:00`) });
afterEach(() => jest.useRealTimers());

test('the day is never before the build, and static HTML has the day of the build', () => {
  setClock('2026-03-30T12:00');
  expect(renderToString(<Day />)).toContain('2026-04-01');
  render(<Day />);
  expect(screen.getByText('2026-04-01')).toBeInTheDocument();
});

test('a page that is still open notices a new day when the visitor returns', () => {
  setClock('2026-04-01T23:59');
  render(<Day />);
  expect(screen.getByText('2026-04-01')).toBeInTheDocument();
  setClock('2026-04-02T09:00');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('2026-04-02')).toBeInTheDocument();
});
