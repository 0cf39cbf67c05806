import { writeStars, type Star } from '../model/stars';
import type * as Store from './starStore';

/** Loads the store of stars from scratch, as in a tab that is opened or reloaded. */
async function openStarStore(): Promise<typeof Store> {
  const loaded: (typeof Store)[] = [];
  await jest.isolateModulesAsync(async () => void loaded.push(await import('./starStore')));
  const [store] = loaded;
  if (store === undefined) throw new Error('No store');
  return store;
}

const talk: Star = {
  key: 'session/2026/talk',
  seen: { date: '2026-04-02', start: '12:00', end: '13:00', hall: 'atrium', status: 'scheduled' },
};
const stand: Star = { key: 'stand/2025/kobalt' };
const speaker: Star = { key: 'speaker/2025/anna-sever' };
const keep = (text: string) => window.localStorage.setItem('my-fair', text);
const tell = (type = 'storage') => window.dispatchEvent(new Event(type));

const refuse = (name: string) => () => {
  throw new DOMException('', name);
};

beforeEach(() => window.localStorage.clear());

test('a star is stored, found after a reload, and removed', async () => {
  const tab = await openStarStore();
  expect(tab.stars()).toEqual([]);
  tab.setStar(talk, true);
  tab.setStar(stand, true);
  expect(tab.stars()).toEqual([talk, stand]);
  expect((await openStarStore()).stars()).toEqual([talk, stand]);
  tab.setStar(talk, false);
  expect((await openStarStore()).stars()).toEqual([stand]);
  expect(tab.areStarsStored()).toBe(true);
});

test('the list is the same object until it changes', async () => {
  keep(writeStars([talk]));
  const tab = await openStarStore();
  const before = tab.stars();
  expect(tab.stars()).toBe(before);
  tell();
  expect(tab.stars()).toBe(before);
  tab.setStar(stand, true);
  expect(tab.stars()).not.toBe(before);
  expect(before).toEqual([talk]);
});

describe('two tabs', () => {
  test('with a star in each: both get both, without events', async () => {
    const [one, other] = [await openStarStore(), await openStarStore()];
    expect([one.stars(), other.stars()]).toEqual([[], []]);
    one.setStar(talk, true);
    other.setStar(stand, true);
    expect(other.stars()).toEqual([talk, stand]);
    one.setStar(speaker, true);
    expect(one.stars()).toEqual([talk, stand, speaker]);
  });

  test.each(['storage', 'pageshow'])('a visible list follows the other tab on %s', async (type) => {
    const [one, other] = [await openStarStore(), await openStarStore()];
    const shown: string[] = [];
    const stop = one.onStars(() =>
      shown.push(
        one
          .stars()
          .map(({ key }) => key)
          .join(' '),
      ),
    );
    other.setStar(talk, true);
    tell(type);
    other.setStar(talk, false);
    tell(type);
    expect(shown).toEqual([talk.key, '']);
    stop();
    other.setStar(stand, true);
    tell(type);
    expect(shown).toHaveLength(2);
  });

  test('a late subscriber has missed nothing', async () => {
    const [one, other] = [await openStarStore(), await openStarStore()];
    one.stars();
    other.setStar(talk, true);
    one.onStars(() => undefined);
    expect(one.stars()).toEqual([talk]);
  });

  test('all subscribers are notified, and only while subscribed', async () => {
    const tab = await openStarStore();
    const [first, second] = [jest.fn(), jest.fn()];
    const stop = tab.onStars(first);
    tab.onStars(second);
    tab.setStar(talk, true);
    stop();
    tab.setStar(stand, true);
    expect([first, second].map((listener) => listener.mock.calls.length)).toEqual([1, 2]);
  });
});

describe('a browser that stores nothing', () => {
  test.each([
    ['is forbidden', refuse('SecurityError')],
    ['is not there', (): Storage => Object.create(null)],
  ])('storage %s: the list continues in memory and says so', async (_, answer) => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(answer);
    const tab = await openStarStore();
    tab.setStar(talk, true);
    tab.setStar(stand, true);
    tab.setStar(talk, false);
    expect(tab.stars()).toEqual([stand]);
    expect(tab.stars()).toBe(tab.stars());
    expect(tab.areStarsStored()).toBe(false);
  });

  test.each([
    ['refuses', refuse('QuotaExceededError')],
    ['swallows', () => undefined],
  ])('storage %s writes: stored with the next star that fits', async (_, answer) => {
    const tab = await openStarStore();
    tab.setStar(talk, true);
    expect(tab.areStarsStored()).toBe(true);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(answer);
    tab.setStar(stand, true);
    expect(tab.stars()).toEqual([talk, stand]);
    expect(tab.areStarsStored()).toBe(false);
    expect((await openStarStore()).stars()).toEqual([talk]);
    full.mockRestore();
    tab.setStar(speaker, true);
    expect(tab.areStarsStored()).toBe(true);
    expect((await openStarStore()).stars()).toEqual([talk, stand, speaker]);
  });
});

test.each([true, false])('a removed list is written again; notified: %s', async (isTold) => {
  const tab = await openStarStore();
  tab.onStars(() => undefined);
  tab.setStar(talk, true);
  window.localStorage.clear();
  if (isTold) tell();
  expect(tab.stars()).toEqual([talk]);
  tab.setStar(stand, true);
  expect((await openStarStore()).stars()).toEqual([talk, stand]);
});

test('an invalid list is an empty one, until the next star', async () => {
  keep('theme=dark');
  const tab = await openStarStore();
  expect(tab.stars()).toEqual([]);
  tab.setStar(talk, true);
  expect((await openStarStore()).stars()).toEqual([talk]);
});
