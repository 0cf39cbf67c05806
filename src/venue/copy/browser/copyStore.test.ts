import { cachePrefix, type StoredCopy } from '../model/storedCopy';
import { lookAfterCopy } from './copyStore';

const copy = { pages: ['/map/'] } as unknown as StoredCopy;

/** The browser's caches, with a stored copy or without. */
const cachesWith = (kept: StoredCopy | undefined) => ({
  keys: async () => (kept === undefined ? [] : [cachePrefix]),
  open: async () => ({ match: async () => ({ json: async () => kept }) }),
});

/** Whether a click loads a whole page, given a stored copy. */
async function isWhole(id: string, kept: StoredCopy | undefined): Promise<boolean> {
  Object.assign(globalThis, { caches: cachesWith(kept) });
  document.body.innerHTML = `<a id="page" href="/map/?stand=C07"><b>Map</b></a>
    <a id="here" href="/?q=1#a">Here</a>
    <a id="outside" href="https://kept.example/map/">Outside</a>`;
  await lookAfterCopy();
  let seen: boolean | undefined;
  const link = document.getElementById(id);
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    seen = window.___swUpdated;
  });
  (link?.firstElementChild ?? link)?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true }),
  );
  return Boolean(seen);
}

beforeAll(() => jest.useFakeTimers());

test.each([
  ['page', true],
  ['here', false],
  ['outside', false],
])('with a copy, the link “%s” loads a whole page: %s', async (id, expected) => {
  expect(await isWhole(id, copy)).toBe(expected);
  await jest.advanceTimersByTimeAsync(1);
  expect(Boolean(window.___swUpdated)).toBe(false);
});

test('once the copy is removed, the app opens pages again', async () => {
  expect(await isWhole('page', undefined)).toBe(false);
});
