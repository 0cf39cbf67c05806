import { fireEvent, screen } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { formSite, makeField, makeForm } from '../../tests/support/leadForm';
import { renderInSite } from '../../tests/support/renderInSite';
import { withoutObservers } from '../../tests/support/renderLeadForm';
import { testRows } from '../../tests/support/testRows';
import { WorkQuestion } from './WorkQuestion';

beforeAll(withoutObservers);

const picture: IGatsbyImageData = {
  layout: 'fullWidth',
  width: 4,
  height: 3,
  images: { fallback: { src: '/a.jpg' } },
};

const makeWork = (slug: string, title: string, availability: string | null) => ({
  slug,
  title,
  artists: null,
  year: '2025',
  availability,
  alt: title,
  picture: { gatsbyImageData: picture },
});
const exhibitor = {
  year: 2025,
  slug: 'kobalt',
  stand: 'A06',
  works: [
    makeWork('water', 'Water', 'sold'),
    makeWork('studio', 'Studio', 'not-for-sale'),
    makeWork('morning', 'Morning', 'reserved'),
    makeWork('ink', 'Ink', null),
  ],
};
const work = { ...makeField('work', { label: 'Work', type: 'work' }), options: null };
const form = {
  ...makeForm([]),
  steps: [{ name: 'answers', title: 'Ask about a work', fields: [work] }],
  given: [],
  applications: null,
};

testRows([
  ['?work=water', '“Water” has been sold. Please choose another work.'],
  ['?work=studio', '“Studio” is not for sale. Please choose another work.'],
  ['?work=morning', ''],
  ['?work=ink', ''],
  ['?work=elsewhere', ''],
  ['', ''],
])('asked about %j, the page shows %j', (search, told) => {
  window.history.replaceState({}, '', `/en/exhibitors/2025/kobalt/ask/${search}`);
  const { unmount } = renderInSite(
    <WorkQuestion exhibitor={exhibitor} form={form} site={formSite} locale="en" />,
    {
      locale: 'en',
    },
  );
  expect(screen.getByRole('status').textContent).toBe(told);
  fireEvent.change(screen.getByRole('combobox', { name: /^Work/ }), { target: { value: 'ink' } });
  expect(screen.getByRole('status').textContent).toBe('');
  unmount();
});
