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

test('due notices are shown, the rest is hidden; without any, so is the list', () => {
  const notices = list('a', 'b');
  settleNotices(notices, (key) => key === 'b');
  expect(seen()).toEqual(['b']);
  settleNotices(notices, () => false);
  expect(notices.hidden).toBe(true);
  settleNotices(notices, () => true);
  expect(seen()).toEqual(['a', 'b']);
});

test('closing moves the focus to the next notice, then to the start of the page, and is stored', () => {
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

test('only the latest closed notices are stored', () => {
  for (let count = 0; count < 50; count += 1) rememberClosed(`n${count}`);
  expect(closedNotices()).toHaveLength(31);
  expect(closedNotices()).toContain('n49');
});

test('blocked storage is not an error', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(closedNotices()).toEqual([]);
  expect(() => rememberClosed('a')).not.toThrow();
});
