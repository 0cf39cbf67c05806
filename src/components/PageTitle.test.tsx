import { screen } from '@testing-library/react';
import { renderInSite } from '../../tests/support/renderInSite';
import { PageTitle } from './PageTitle';

test('titleH1, titleH2, rightText and a button of path and btn', () => {
  renderInSite(
    <PageTitle
      titleH1="Билеты"
      titleH2="От 0 ₽"
      rightText="На один день."
      path="/map/"
      btn="Карта"
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Билеты' })).toBeInTheDocument();
  expect(screen.getByText('От 0 ₽')).toBeInTheDocument();
  expect(screen.getByText('На один день.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Карта' })).toHaveAttribute('href', '/map/');
});

test('titleFioH1 is the heading of a person', () => {
  renderInSite(<PageTitle titleFioH1="Анна Вересова" titleH1="Спикер" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Анна Вересова');
});

test('words without a path, or a path without words, make no button', () => {
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
