import type { KeptCopy } from '../model/keptCopy';
import { keptCopy } from './keptCopy';
import { lookAfterCopy } from './lookAfterCopy';

jest.mock('./keptCopy');

const update = jest.fn(() => Promise.resolve());
const minutes = 60_000;

// One page, as it is: listeners stay from here on.
beforeAll(async () => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: () => Promise.resolve({ update }) },
  });
  jest.mocked(keptCopy).mockResolvedValue({ pages: ['/map/'] } as unknown as KeptCopy);
  document.body.innerHTML = `<a id="page" href="/map/?stand=C07"><b>Map</b></a>
    <a id="here" href="/?q=1#a">Here</a>
    <a id="outside" href="https://kept.example/map/">Outside</a>`;
  await lookAfterCopy();
});
beforeEach(() => update.mockClear());

test('a newer build is looked for every quarter of an hour, not at once', async () => {
  await jest.advanceTimersByTimeAsync(14 * minutes);
  expect(update).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(16 * minutes);
  expect(update).toHaveBeenCalledTimes(2);
});

test('and when a page is shown again after that time', async () => {
  const show = () => document.dispatchEvent(new Event('visibilitychange'));
  show();
  expect(update).not.toHaveBeenCalled();
  // Timers rest while the device sleeps.
  jest.setSystemTime(Date.now() + 20 * minutes);
  show();
  await jest.advanceTimersByTimeAsync(0);
  expect(update).toHaveBeenCalledTimes(1);
});

test('no answer changes nothing', async () => {
  update.mockRejectedValueOnce(new TypeError('Failed to update'));
  await jest.advanceTimersByTimeAsync(15 * minutes);
  expect(update).toHaveBeenCalledTimes(1);
});

test.each([
  ['page', true],
  ['here', false],
  ['outside', false],
])('the link “%s” is opened as a whole page: %s', async (id, isWhole) => {
  let seen: boolean | undefined;
  const link = document.getElementById(id);
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    seen = window.___swUpdated;
  });
  (link?.firstElementChild ?? link)?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true }),
  );
  expect(Boolean(seen)).toBe(isWhole);
  await jest.advanceTimersByTimeAsync(1);
  expect(Boolean(window.___swUpdated)).toBe(false);
});
