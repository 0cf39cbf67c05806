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

test('the button that unfolds a group disappears, so the focus moves to the first link it has shown', () => {
  renderInSite(<SearchResults groups={[{ kind: 'works', entries }]} />, { locale: 'en' });
  expect(screen.queryByRole('link', { name: 'Work 7' })).toBeNull();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('link', { name: 'Work 7' })).toHaveFocus();
});
