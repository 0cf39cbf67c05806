import { addAnnouncer, announcePage } from './announcePage';

test('a page is announced by its heading only', () => {
  document.body.innerHTML = '<main><h1>Билеты <b>2026</b></h1><p>Льготные</p></main>';
  addAnnouncer();
  const region = document.querySelector('[aria-live=assertive]');
  expect(region).toBeEmptyDOMElement();
  announcePage();
  expect(region?.textContent).toBe('Билеты 2026');
});
