import { restorePathCase } from './pathCase';

test.each([
  ['/_e5_old/_tickets/?a=1#b', '/_E5_Old/_tickets/?a=1#b'],
  ['/en/_e5_old/_tickets/', '/en/_E5_Old/_tickets/'],
])('%s becomes %s', (address, expected) => {
  window.history.replaceState(null, '', address);
  restorePathCase(window);
  expect(window.location.href).toBe(`http://localhost${expected}`);
});

test('leaves other addresses alone', () => {
  window.history.replaceState(null, '', '/x/_e5_old/');
  restorePathCase(window);
  expect(window.location.pathname).toBe('/x/_e5_old/');
});
