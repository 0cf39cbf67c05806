import { screen } from '@testing-library/react';
import { renderInSite } from '../../../tests/support/renderInSite';
import { PageTitle } from './PageTitle';

test('titleFioH1 is a person’s heading', () => {
  renderInSite(<PageTitle titleFioH1="Анна Вересова" titleH1="Спикер" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Анна Вересова');
});

test.each([
  ['Анна Пример-Достопримечательнова', true],
  ['Волонтёрам и экскурсоводам', false],
  ['Fourteen letters in a row, divided-by-hyphens', false],
])('a title with a word too long for a phone is smaller: %s', (title, isSmaller) => {
  renderInSite(<PageTitle titleH1={title} />);
  expect(screen.getByRole('heading').hasAttribute('data-long')).toBe(isSmaller);
});

test('a label without a path, or a path without a label, makes no button', () => {
  renderInSite(
    <>
      <PageTitle titleH1="A" btn="Buy" />
      <PageTitle titleH1="B" path="/map/" />
    </>,
  );
  expect(screen.queryByRole('link')).toBeNull();
});

test('breadcrumbs are keyed by locale, fall back to the default one, and end at the page', () => {
  const breadcrumbsList = [
    { label: { ru: 'Главная', en: 'Main' }, to: '/' },
    { label: { ru: 'Только по-русски' }, to: '/x/' },
    { label: 'Here', to: '/here/' },
  ];
  renderInSite(<PageTitle titleH1="Here" breadcrumbsList={breadcrumbsList} />, { locale: 'en' });
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  expect([...crumbs.querySelectorAll('li')].map((crumb) => crumb.textContent)).toEqual([
    'Main',
    'Только по-русски',
    'Here',
  ]);
  expect(screen.getByRole('link', { name: 'Main' })).toHaveAttribute('href', '/en/');
  expect(screen.queryByRole('link', { name: 'Here' })).toBeNull();
});
