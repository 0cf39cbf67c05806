import { screen } from '@testing-library/react';
import ru from '../i18n/messages/ru/changes.json';
import { renderInSite } from '../../tests/support/renderInSite';
import { Changes } from './ChangesSections';

test('a programme without changes says so, and has no empty list', () => {
  renderInSite(<Changes programme={{ year: 2026, days: [] }} />);
  expect(screen.getByText(ru.nothing)).toBeInTheDocument();
  expect(screen.queryByRole('list')).toBeNull();
});
