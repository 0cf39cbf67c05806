import { screen, within } from '@testing-library/react';
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
