import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { inSite, renderInSite } from '../../../tests/support/renderInSite';
import { KeepLink } from './KeepLink';

const link = () => screen.getByText('Сохранить копию');

/** Simulates a browser with or without an active worker. */
function prepare(now: string, controller: object | null = null) {
  document.head.innerHTML = '<meta name="offline" content="860 2026-04-02 2026-04-05">';
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
  jest.useFakeTimers({ now: new Date(`${now}+03:00`) });
}

afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test.each([
  ['2026-03-18T23:59', false],
  ['2026-03-19T00:00', true],
  ['2026-04-05T23:59', true],
  ['2026-04-06T00:00', false],
])('at %s the first screen links to the offer: %s', (now, isShown) => {
  prepare(now);
  renderInSite(<KeepLink />);
  expect(link()).toHaveAttribute('data-shown', String(isShown));
  expect(link()).toHaveAttribute('href', '#keep');
});

test('static HTML only reserves the space, as for visitors with a copy or without support', () => {
  prepare('2026-04-02T12:00', {});
  expect(renderToString(inSite(<KeepLink />))).toContain('data-shown="false"');
  const { unmount } = renderInSite(<KeepLink />);
  expect(link()).toHaveAttribute('data-shown', 'false');
  unmount();
  prepare('2026-04-02T12:00');
  document.head.innerHTML = '';
  renderInSite(<KeepLink />);
  expect(link()).toHaveAttribute('data-shown', 'false');
});
