import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { recordChanges } from '../../browser/start';
import { replaceHydrateFunction } from './startSite';

const page = <p>Stand B12</p>;
/** Builds a page with this HTML, as its inline script leaves it. */
function container(html: string): HTMLElement {
  document.body.innerHTML = `<div id="___gatsby">${html}</div>`;
  recordChanges();
  return document.getElementById('___gatsby') as HTMLElement;
}
const takeOver = replaceHydrateFunction({} as never, { plugins: [] });

test('existing HTML is hydrated unchanged', async () => {
  const sent = container(renderToString(page));
  const before = sent.firstElementChild;
  await act(async () => void takeOver(page, sent));
  expect(sent.firstElementChild).toBe(before);
  expect(Object.keys(before ?? {}).some((key) => key.startsWith('__reactProps'))).toBe(true);
});

test('without HTML, the page is rendered', async () => {
  const empty = container('');
  await act(async () => void takeOver(page, empty));
  expect(empty.innerHTML).toBe('<p>Stand B12</p>');
});

describe('a translated page', () => {
  const slow = { rendered: 0, isSlow: false, isHydrated: false };
  /** Takes longer than React renders without a pause. */
  function Row({ index }: { index: number }) {
    slow.rendered += 1;
    const until = performance.now() + (slow.isSlow ? 6 : 0);
    while (performance.now() < until);
    return (
      <li>
        {index} of {rows.length}
      </li>
    );
  }
  const rows = Array.from({ length: 20 }, (_, index) => index);
  function List() {
    useEffect(() => void (slow.isHydrated = true), []);
    return (
      <form>
        <input name="q" />
        <ul>
          {rows.map((index) => (
            <Row key={index} index={index} />
          ))}
        </ul>
      </form>
    );
  }

  function translate(sent: Element): void {
    const walker = document.createTreeWalker(sent, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = text.data.toUpperCase();
      text.replaceWith(font);
    }
  }

  function open(): { sent: HTMLElement; field: HTMLInputElement } {
    const sent = container(renderToString(<List />));
    Object.assign(slow, { rendered: 0, isSlow: true, isHydrated: false });
    const field = document.querySelector('input') as HTMLInputElement;
    field.value = 'Анна';
    field.focus();
    return { sent, field };
  }

  const turn = () => new Promise((resolve) => setTimeout(resolve));
  beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
  afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

  test.each(['before the app starts', 'before React begins', 'while React is at work'])(
    '%s keeps its fields, its focus and the translation',
    async (moment) => {
      const { sent, field } = open();
      if (moment === 'before the app starts') translate(sent);
      await turn();
      takeOver(<List />, sent);
      if (moment === 'while React is at work') while (slow.rendered === 0) await turn();
      expect(slow.isHydrated).toBe(moment === 'before the app starts');
      if (moment !== 'before the app starts') translate(sent);
      await turn();
      expect(slow.isHydrated).toBe(true);
      expect(document.querySelector('input')).toBe(field);
      expect([field.value, document.activeElement]).toEqual(['Анна', field]);
      expect(sent.querySelectorAll('li')[19]?.textContent).toBe('19 OF 20');
      expect(sent.querySelectorAll('font')).toHaveLength(rows.length * 3);
    },
  );
});
