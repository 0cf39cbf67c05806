import { screen } from '@testing-library/react';
import { renderInSite } from '../../tests/support/renderInSite';
import { PartnersSection } from './PartnersSection';

const section: Queries.PartnersSectionFragment = {
  anchor: 'partners',
  title: 'Partners',
  link: null,
  lead: null,
  ofYear: 'These are the partners of 2026.',
  partners: [
    {
      slug: 'a',
      name: 'A',
      tier: 'media',
      website: null,
      text: 'Writes.',
      logo: { publicURL: '/logo.svg' },
    },
  ],
};

test('partners of an earlier edition are named as such', () => {
  renderInSite(<PartnersSection {...section} />, { locale: 'en' });
  expect(screen.getByText('These are the partners of 2026.')).toBeVisible();
});
