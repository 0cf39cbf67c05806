import { waitFor } from '@testing-library/react';
import { testRows } from '../../tests/support/testRows';
import {
  earlyChanges,
  markRunning,
  recordChanges,
  scriptTemplateId,
  startScripts,
  undoChanges,
} from './start';

const fetched = jest.fn<Promise<Response>, []>();

beforeEach(() => {
  fetched.mockReset().mockRejectedValue(new Error('no network'));
  window.fetch = fetched;
});

/** Creates a page's template as html.tsx writes it. */
function openAt(address: string, pagePath: string): string {
  window.history.replaceState(null, '', `http://localhost${address}`);
  document.body.innerHTML = `<template id="${scriptTemplateId}" data-path="${pagePath}" data-hash="c0ffee"><link rel="preload" as="fetch" href="/chunk-map.json"><script src="/app-1.js"></script></template>`;
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

test("Gatsby's own values are there before its scripts, and its map of scripts once it has arrived", async () => {
  const map = { app: ['/app-1.js'] };
  const answer = { json: () => Promise.resolve(map) } as Response;
  fetched.mockResolvedValueOnce(answer);
  openAt('/tickets/', '/tickets/');
  expect(window).toMatchObject({ ___webpackCompilationHash: 'c0ffee', ___chunkMapping: {} });
  expect(document.head.querySelector('link[rel=preload]')).not.toBeNull();
  await waitFor(() => expect(window).toMatchObject({ ___chunkMapping: map }));
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

const sent =
  '<main><h1>Билеты</h1><p>от <b>500</b> рублей</p><label>Имя <input value="Анна"></label></main>';

function openRecorded(): HTMLElement {
  document.body.innerHTML = `<div id="___gatsby">${sent}</div>`;
  recordChanges();
  return document.getElementById('___gatsby') as HTMLElement;
}

const text = (page: HTMLElement, selector: string) =>
  page.querySelector(selector)?.firstChild as Text;

function wrap(node: Text): HTMLElement {
  const font = document.createElement('font');
  font.textContent = node.data.toUpperCase();
  node.replaceWith(font);
  return font;
}

const changes: [string, (page: HTMLElement) => void][] = [
  ['texts put into elements', (page) => ['h1', 'p', 'b'].forEach((one) => wrap(text(page, one)))],
  [
    'an element changed once more',
    (page) => {
      const font = wrap(text(page, 'h1'));
      font.textContent = 'Tickets';
      wrap(font.firstChild as Text);
    },
  ],
  [
    'words changed in place, twice',
    (page) => {
      text(page, 'p').data = 'from ';
      text(page, 'p').data = 'as of ';
    },
  ],
  ['words put in another order', (page) => page.querySelector('p')?.append(text(page, 'p'))],
  [
    'a button added to a field',
    (page) => page.querySelector('input')?.after(document.createElement('button')),
  ],
  ['an element removed', (page) => page.querySelector('b')?.remove()],
];

test.each(changes)('%s are undone and redone', async (_, change) => {
  const page = openRecorded();
  const field = page.querySelector('input');
  change(page);
  await Promise.resolve();
  wrap(text(page, 'label'));
  await Promise.resolve();
  const changed = page.innerHTML;
  const redo = undoChanges(earlyChanges().records);
  expect(page.innerHTML).toBe(sent);
  redo();
  expect(page.innerHTML).toBe(changed);
  expect(page.querySelector('input')).toBe(field);
});

test('a change is not redone if its text has disappeared meanwhile', async () => {
  const page = openRecorded();
  wrap(text(page, 'h1'));
  await Promise.resolve();
  const redo = undoChanges(earlyChanges().records);
  text(page, 'h1').replaceWith('Распродано');
  redo();
  expect(page.querySelector('h1')?.textContent).toBe('Распродано');
});
