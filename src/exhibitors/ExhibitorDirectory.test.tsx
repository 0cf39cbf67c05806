import { fireEvent, screen, within } from '@testing-library/react';
import { renderInSite } from '../../tests/support/renderInSite';
import { ExhibitorDirectory } from './ExhibitorDirectory';

const exhibitor = (
  slug: string,
  participantType: Queries.ParticipantType,
): Queries.ExhibitorDirectoryFragment => ({
  name: slug,
  year: 2026,
  slug,
  stand: 'A01',
  participantType,
  searchKey: slug,
  face: null,
});
const filter = () => screen.queryByRole('navigation', { name: 'Кого показать', hidden: true });

test('the filter offers only the types of the year’s exhibitors', () => {
  renderInSite(
    <ExhibitorDirectory exhibitors={[exhibitor('alef', 'gallery'), exhibitor('bor', 'artist')]} />,
  );
  const types = within(filter() ?? document.body).getAllByRole('link', { hidden: true });
  expect(types.map(({ textContent }) => textContent)).toEqual(['Все', 'Галереи', 'Художники']);
});

test('with exhibitors of one type there is no filter', () => {
  renderInSite(<ExhibitorDirectory exhibitors={[exhibitor('alef', 'gallery')]} />);
  expect(filter()).toBeNull();
});

test('a name that only the filter hides is not said to be missing, and one press shows it', () => {
  window.history.replaceState(null, '', '/exhibitors/2026/?type=gallery&q=bor');
  renderInSite(
    <ExhibitorDirectory exhibitors={[exhibitor('alef', 'gallery'), exhibitor('bor', 'artist')]} />,
  );
  expect(screen.getByText('«bor» здесь нет. Проверьте буквы или покажите всех.')).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Показать всех' }));
  expect(screen.getByRole('link', { name: /bor/ })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('bor');
  window.history.replaceState(null, '', '/');
});
