import { fireEvent, screen } from '@testing-library/react';
import { renderInSite } from '../../tests/support/renderInSite';
import { SearchResults } from './SiteSearch';

const entries = Array.from({ length: 8 }, (_, index) => ({
  kind: 'works' as const,
  name: `Work ${index + 1}`,
  path: `/exhibitors/2025/kobalt/work-${index + 1}/`,
  note: '',
  words: '',
  picture: '',
}));

const show = (query: string) =>
  renderInSite(<SearchResults query={query} groups={[{ kind: 'works', entries }]} />, {
    locale: 'en',
  });

test('the button that unfolds a group disappears, so the focus moves to the first link it has shown', () => {
  show('first');
  expect(screen.queryByRole('link', { name: 'Work 7' })).toBeNull();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('link', { name: 'Work 7' })).toHaveFocus();
});

test('Back from a result finds the group unfolded; the results of another query start folded', () => {
  const { unmount } = show('kobalt');
  fireEvent.click(screen.getByRole('button'));
  unmount();
  const again = show('kobalt');
  expect(screen.getByRole('link', { name: 'Work 8' })).not.toHaveFocus();
  again.unmount();
  show('gips');
  expect(screen.queryByRole('link', { name: 'Work 8' })).toBeNull();
});
