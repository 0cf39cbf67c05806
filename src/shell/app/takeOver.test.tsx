import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
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

test('where no HTML was sent, the page is rendered', async () => {
  const empty = container('');
  await act(async () => void takeOver(page, empty));
  expect(empty.innerHTML).toBe('<p>Stand B12</p>');
});
