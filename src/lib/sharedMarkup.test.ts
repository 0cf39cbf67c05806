import { collectShared, endOfShared, startOfShared } from './sharedMarkup';

const mark = (id: string) => `<template id="${id}"></template>`;

test('marks are taken out, and what stands between them is kept by its key', () => {
  const cache = new Map<string, string>();
  const nav = `<nav>${mark(startOfShared('menu ru "/a/"'))}<a>1</a>\n<a>2</a>${mark(endOfShared)}</nav>`;
  const foot = `<footer>${mark(startOfShared('foot'))}<p>$&</p>${mark(endOfShared)}</footer>`;
  expect(collectShared(`${nav}<main></main>${foot}`, cache)).toBe('<nav><a>1</a>\n<a>2</a></nav><main></main><footer><p>$&</p></footer>');
  expect([...cache]).toEqual([['menu ru "/a/"', '<a>1</a>\n<a>2</a>'], ['foot', '<p>$&</p>']]);
});

test('a page without marks stays as it is', () => {
  const cache = new Map<string, string>();
  expect(collectShared('<main>shared:</main>', cache)).toBe('<main>shared:</main>');
  expect(cache.size).toBe(0);
});
