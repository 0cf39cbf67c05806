import { act, fireEvent, screen } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { formSite, makeField, makeForm } from '../../tests/support/leadForm';
import { inSite, renderInSite } from '../../tests/support/renderInSite';
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

test('the page shows the work that was chosen before the app started', () => {
  window.history.replaceState({}, '', '/en/exhibitors/2025/kobalt/ask/?work=morning');
  const page = inSite(
    <WorkQuestion exhibitor={exhibitor} form={form} site={formSite} locale="en" />,
    { locale: 'en' },
  );
  // React warns about layout effects on the server.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Work/ });
  choice.value = 'ink';
  act(() => void hydrateRoot(place, page));
  expect(choice).toHaveValue('ink');
  expect(screen.getByText('Ink, 2025', { selector: 'p' })).toBeVisible();
  expect(window.location.search).toBe('?work=ink');
  place.remove();
});
