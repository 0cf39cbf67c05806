import { act, screen } from '@testing-library/react';
import { notifyRouteChange } from '../../browser/navigation';
import { askAndStartAnalytics } from './askAndStartAnalytics';

afterEach(() => document.body.replaceChildren());

test('the question about analytics follows the language of the page, until it is answered', () => {
  window.history.replaceState(null, '', '/');
  act(() => askAndStartAnalytics({ script: '/tag.js', counter: 1, consent: true }));
  expect(screen.getByRole('region')).toHaveAttribute('lang', 'ru-RU');
  act(() => notifyRouteChange('/en/'));
  expect(screen.getByRole('region')).toHaveAttribute('lang', 'en-US');
  act(() => screen.getAllByRole('button')[0]?.click());
  act(() => notifyRouteChange('/'));
  expect(screen.queryByRole('region')).toBeNull();
});
