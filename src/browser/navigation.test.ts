import { navigate } from 'gatsby';
import { testRows } from '../../tests/support/testRows';
import { pushAddressSearch } from './address';
import { addAnnouncer, announcePage, openPage, setDocumentLanguage } from './navigation';

jest.mock('gatsby', () => ({ navigate: jest.fn() }));

const at = (address: string) => window.history.replaceState(null, '', address);

testRows([
  ['/tickets/#refund', '/tickets/#refund', true],
  ['/tickets/#refund', '/tickets/#prices', false],
  ['/tickets/', '/tickets/#refund', false],
  ['/tickets/?a=1#refund', '/tickets/#refund', false],
  ['/tickets/#%D0%B1%D0%B0%D0%BB', '/tickets/#бал', true],
  ['/exhibitors/2025/?type=gallery', '/exhibitors/2025/?type=gallery', true],
  ['/en/tickets/#refund', '/tickets/#refund', false],
])('at %s a link to %s adds no history entry: %s', async (from, to, replace) => {
  at(from);
  await openPage(to);
  expect(navigate).toHaveBeenLastCalledWith(to, { replace });
});

test('opening the same view again adds no history entry', () => {
  at('/map/?stand=C07');
  const before = window.history.length;
  const choose = () => pushAddressSearch((search) => search.delete('stand'), '#stand-B12');
  choose();
  choose();
  expect(window.location.href).toMatch(/\/map\/#stand-B12$/);
  expect(window.history.length - before).toBe(1);
});

test('a page is announced by its heading only', () => {
  document.body.innerHTML = '<main><h1>Билеты <b>2026</b></h1><p>Льготные</p></main>';
  addAnnouncer();
  const region = document.querySelector('[aria-live=assertive]');
  expect(region).toBeEmptyDOMElement();
  announcePage();
  expect(region?.textContent).toBe('Билеты 2026');
});

testRows([
  ['/', 'ru-RU'],
  ['/en/', 'en-US'],
  ['/en/tickets/', 'en-US'],
  ['/nowhere/', 'ru-RU'],
])('the page %s is in %s', (path, language) => {
  document.documentElement.lang = '';
  setDocumentLanguage(path);
  expect(document.documentElement.lang).toBe(language);
});

test('an unchanged language is not set again', () => {
  setDocumentLanguage('/en/');
  const set = jest.spyOn(document.documentElement, 'lang', 'set');
  setDocumentLanguage('/en/map/');
  expect(set).not.toHaveBeenCalled();
  setDocumentLanguage('/map/');
  expect(set).toHaveBeenCalledWith('ru-RU');
});
