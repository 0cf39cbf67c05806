import { restorePath } from './restorePath';

test.each([
  ['/_e5_old/_tickets/?a=1#b', '/_E5_Old/_tickets/?a=1#b'],
  ['/en/_e5_old/_tickets/', '/en/_E5_Old/_tickets/'],
  ['/en//contacts/?a=1//2#b//c', '/en/contacts/?a=1//2#b//c'],
  ['/exhibitors//2025/', '/exhibitors/2025/'],
  ['/en/exhibitors/2025///kobalt//', '/en/exhibitors/2025/kobalt/'],
  ['//_e5_old/_tickets/', '/_E5_Old/_tickets/'],
  ['//', '/'],
])('%s becomes %s', (address, expected) => {
  window.history.replaceState(null, '', `http://localhost${address}`);
  restorePath(window);
  expect(window.location.href).toBe(`http://localhost${expected}`);
});

test('leaves other addresses alone', () => {
  window.history.replaceState(null, '', '/x/_e5_old/');
  restorePath(window);
  expect(window.location.pathname).toBe('/x/_e5_old/');
});
