import { testRows } from '../../../tests/support/testRows';
import { markRunning, scriptTemplateId, startScripts } from './scriptLoader';

/** Creates a page's template as html.tsx writes it. */
function openAt(address: string, pagePath: string): string {
  window.history.replaceState(null, '', `http://localhost${address}`);
  document.body.innerHTML = `<template id="${scriptTemplateId}" data-path="${pagePath}"><script>/*<![CDATA[*/window.___webpackCompilationHash="c0ffee";/*]]>*/</script></template>`;
  startScripts();
  window.dispatchEvent(new Event('keydown'));
  return window.location.href.replace('http://localhost', '');
}

testRows([
  ['/_e5_old/_tickets/?a=1#b', '/_E5_Old/_tickets/', '/_E5_Old/_tickets/?a=1#b'],
  ['/_e5_old/_tickets', '/_E5_Old/_tickets/', '/_E5_Old/_tickets/'],
  ['/en//contacts/?a=1//2#b//c', '/en/contacts/', '/en/contacts/?a=1//2#b//c'],
  ['//', '/', '/'],
  ['/%74ickets/', '/tickets/', '/tickets/'],
  ['/exhibitors/2025/gips/', '/exhibitors/2025/gips/', '/exhibitors/2025/gips/'],
  ['/en//nope/', '/en/404.html', '/en//nope/'],
  ['/lottery/', '/410.html', '/lottery/'],
  ['/tickets/?a=1', '/500/', '/tickets/?a=1'],
  ['/tickets/?a=1#%E0%A4%A', '/tickets/', '/tickets/?a=1'],
])('the app starts at %s, with the page %s, as %s', (address, pagePath, expected) => {
  expect(openAt(address, pagePath)).toBe(expected);
});

test("Gatsby's own values are there before its scripts", () => {
  openAt('/tickets/', '/tickets/');
  expect(window).toMatchObject({ ___webpackCompilationHash: 'c0ffee' });
});

test.each([
  ['loads the page anew and is not the router’s, before the app has taken over', false, 0],
  ['is left to the router once the app runs', true, 1],
])('Back to another page %s', (_, isRunning, seen) => {
  // jsdom cannot load pages and logs an error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  openAt('/map/', '/map/');
  if (isRunning) markRunning();
  const router = jest.fn();
  window.addEventListener('popstate', router);
  window.history.replaceState(null, '', '/tickets/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(router).toHaveBeenCalledTimes(seen);
  window.removeEventListener('popstate', router);
  delete document.documentElement.dataset['running'];
});
