import { earlyChanges, recordChanges, undoChanges } from './earlyChanges';

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
