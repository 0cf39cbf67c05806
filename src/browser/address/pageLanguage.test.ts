import { testRows } from '../../../tests/support/testRows';
import { tellLanguage } from './pageLanguage';

testRows([
  ['/', 'ru-RU'],
  ['/en/', 'en-US'],
  ['/en/tickets/', 'en-US'],
  ['/nowhere/', 'ru-RU'],
])('the page %s is in %s', (path, language) => {
  document.documentElement.lang = '';
  tellLanguage(path);
  expect(document.documentElement.lang).toBe(language);
});

test('an unchanged language is not set again', () => {
  tellLanguage('/en/');
  const set = jest.spyOn(document.documentElement, 'lang', 'set');
  tellLanguage('/en/map/');
  expect(set).not.toHaveBeenCalled();
  tellLanguage('/map/');
  expect(set).toHaveBeenCalledWith('ru-RU');
});
