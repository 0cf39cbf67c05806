import { requestedPathId, showRequestedPath } from './requestedPath';

test.each([
  ['/en/nope/', 'Page not found: /en/nope/'],
  ['/%D0%B3%D0%B0%D0%BB%D0%B5%D1%80%D0%B5%D1%8F/', 'Page not found: /галерея/'],
  ['/%E0%A4%A', 'Page not found: /%E0%A4%A'],
  ['/$&/%3Cb%3E/', 'Page not found: /$&/<b>/'],
])('at %s the line reads: %s', (address, expected) => {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<p id="${requestedPathId}" data-words="the address in the bar">Page not found: the address in the bar</p>`;
  showRequestedPath(window);
  expect(document.body.textContent).toBe(expected);
  expect(document.getElementById(requestedPathId)?.childElementCount).toBe(0);
});

test('a page without such a line is unchanged', () => {
  document.body.innerHTML = '<p>the address in the bar</p>';
  showRequestedPath(window);
  expect(document.body.innerHTML).toBe('<p>the address in the bar</p>');
});
