import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { testRows } from '../../../tests/support/testRows';
import { replaceHydrateFunction } from './takeOver';

const page = <p>Stand B12</p>;
const container = (html: string) =>
  Object.assign(document.createElement('div'), { innerHTML: html });
const takeOver = replaceHydrateFunction({} as never, { plugins: [] });

test('HTML that was sent is taken over as it is', async () => {
  const sent = container(renderToString(page));
  const before = sent.firstElementChild;
  await act(async () => void takeOver(page, sent));
  expect(sent.firstElementChild).toBe(before);
  expect(Object.keys(before ?? {}).some((key) => key.startsWith('__reactProps'))).toBe(true);
});

testRows([
  ['/tickets/', '/tickets/', true],
  ['/tickets', '/tickets/', true],
  ['/tickets/?a=1', '/tickets/?a=1', true],
  ['/nope/', '/404.html', true],
  ['/tickets/', '/500.html', false],
  ['/%74ickets/', '/tickets/', false],
  ['/en//tickets/', '/en/tickets/', false],
])('at %s a page held as %s takes over: %s', async (address, path, isTaken) => {
  window.history.replaceState(null, '', address);
  window.___loader = { loadPage: () => Promise.resolve({ page: { path } }) };
  const sent = container(renderToString(page));
  await act(async () => void takeOver(page, sent));
  expect(Object.keys(sent.firstElementChild ?? {}).length > 0).toBe(isTaken);
  expect(sent.innerHTML).toBe('<p>Stand B12</p>');
  delete window.___loader;
});

test('where no HTML was sent, the page is rendered', async () => {
  const empty = container('');
  await act(async () => void takeOver(page, empty));
  expect(empty.innerHTML).toBe('<p>Stand B12</p>');
});
