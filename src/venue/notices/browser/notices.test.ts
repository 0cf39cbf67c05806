import { closedNotices, closeOnPress, rememberClosed, settleNotices } from './notices';

function list(...keys: string[]): HTMLElement {
  document.body.innerHTML = `<section><ul>${keys
    .map((key) => `<li data-notice="${key}"><button>×</button></li>`)
    .join('')}</ul></section><div id="gatsby-focus-wrapper" tabindex="-1"></div>`;
  return document.querySelector('section')!;
}
const seen = () =>
  [...document.querySelectorAll<HTMLElement>('section:not([hidden]) li:not([hidden])')].map(
    ({ dataset }) => dataset['notice'],
  );
const press = (key: string) =>
  document.querySelector<HTMLElement>(`[data-notice=${key}] button`)?.click();

beforeEach(() => localStorage.clear());

test('what is due is shown, the rest is hidden; without any the list is', () => {
  const notices = list('a', 'b');
  settleNotices(notices, (key) => key === 'b');
  expect(seen()).toEqual(['b']);
  settleNotices(notices, () => false);
  expect(notices.hidden).toBe(true);
  settleNotices(notices, () => true);
  expect(seen()).toEqual(['a', 'b']);
});

test('closing leads the focus to the next notice, then to where the page begins, and is remembered', () => {
  const notices = list('a', 'b');
  settleNotices(notices, () => true);
  closeOnPress(notices, rememberClosed);
  press('a');
  expect(seen()).toEqual(['b']);
  expect(document.activeElement?.closest('li')?.dataset['notice']).toBe('b');
  press('b');
  expect(notices.hidden).toBe(true);
  expect(document.activeElement?.id).toBe('gatsby-focus-wrapper');
  expect(closedNotices()).toEqual(['a', 'b']);
  // In this document it stays closed, whatever storage contains.
  localStorage.clear();
  settleNotices(notices, () => true);
  expect(seen()).toEqual([]);
});

test('only the last closed ones are kept', () => {
  for (let count = 0; count < 50; count += 1) rememberClosed(`n${count}`);
  expect(closedNotices()).toHaveLength(31);
  expect(closedNotices()).toContain('n49');
});

test('forbidden storage is no fault', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(closedNotices()).toEqual([]);
  expect(() => rememberClosed('a')).not.toThrow();
});
