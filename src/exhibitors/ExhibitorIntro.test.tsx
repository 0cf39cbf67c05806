import { screen } from '@testing-library/react';
import { renderInSite } from '../../tests/support/renderInSite';
import { ExhibitorIntro } from './ExhibitorIntro';

const exhibitor: Queries.ExhibitorIntroFragment = {
  year: 2025,
  slug: 'kobalt',
  name: 'Кобальт',
  participantType: 'gallery',
  city: 'Казань',
  country: 'Россия',
  text: 'Живопись.',
  website: 'https://галерея-кобальт.рф/o-nas',
  socialLinks: null,
  artists: null,
  contact: null,
  stand: 'A06',
  isOnMap: false,
  works: null,
};

test('a website with a Cyrillic domain reads as it is written', () => {
  renderInSite(<ExhibitorIntro exhibitor={exhibitor} />);
  expect(screen.getByRole('link', { name: 'галерея-кобальт.рф' })).toBeVisible();
});

test('lists and a contact without entries have no label', () => {
  renderInSite(
    <ExhibitorIntro
      exhibitor={{
        ...exhibitor,
        artists: [],
        socialLinks: [],
        contact: { person: null, email: null, phone: null },
      }}
    />,
  );
  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(labels).toEqual(['Тип', 'Город', 'Сайт']);
});
