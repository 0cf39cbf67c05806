import { openStarStore } from '../../../tests/support/openStarStore';
import { writeStars, type Star } from '../model/stars';

const storageKey = 'my-fair';
const talk: Star = {
  key: 'session/2026/talk',
  seen: { date: '2026-04-02', start: '12:00', end: '13:00', hall: 'atrium', status: 'scheduled' },
};
const stand: Star = { key: 'stand/2025/kobalt' };
const speaker: Star = { key: 'speaker/2025/anna-sever' };
const kept = () => window.localStorage.getItem(storageKey);
const keep = (text: string) => window.localStorage.setItem(storageKey, text);
const tell = (type = 'storage') => window.dispatchEvent(new Event(type));

const refuse = (name: string) => () => {
  throw new DOMException('', name);
};
const forbid = () =>
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse('SecurityError'));
const fill = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a star is kept, found after a reload, and taken away', async () => {
  const tab = await openStarStore();
  expect(tab.stars()).toEqual([]);
  tab.setStar(talk, true);
  tab.setStar(stand, true);
  expect(tab.stars()).toEqual([talk, stand]);
  expect((await openStarStore()).stars()).toEqual([talk, stand]);
  tab.setStar(talk, false);
  expect((await openStarStore()).stars()).toEqual([stand]);
  expect(tab.starTrouble()).toBeUndefined();
});

test('the list is the same one until it changes', async () => {
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

test('a change of the whole list goes by what is stored, not by what was on the screen', async () => {
  const [tab, other] = [await openStarStore(), await openStarStore()];
  tab.setStar(talk, true);
  other.setStar(stand, true);
  tab.changeStars((list) => [speaker, ...list].reverse());
  expect((await openStarStore()).stars()).toEqual([stand, talk, speaker]);
});

describe('two tabs', () => {
  test('a star in each: both have both, though neither was told', async () => {
    const [one, other] = [await openStarStore(), await openStarStore()];
    expect([one.stars(), other.stars()]).toEqual([[], []]);
    one.setStar(talk, true);
    other.setStar(stand, true);
    expect(other.stars()).toEqual([talk, stand]);
    one.setStar(speaker, true);
    expect(one.stars()).toEqual([talk, stand, speaker]);
  });

  test.each(['storage', 'pageshow'])(
    'a list that the page shows follows the other tab on %s',
    async (type) => {
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
      tell(type);
      expect(shown).toEqual([talk.key, '']);
      stop();
      other.setStar(stand, true);
      tell(type);
      expect(shown).toHaveLength(2);
    },
  );

  test('who begins to listen late has missed nothing', async () => {
    const [one, other] = [await openStarStore(), await openStarStore()];
    one.stars();
    other.setStar(talk, true);
    one.onStars(() => undefined);
    expect(one.stars()).toEqual([talk]);
  });

  test('all who listen are told, and only while they listen', async () => {
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

describe('storage that is forbidden', () => {
  test.each([
    ['refuses', refuse('SecurityError')],
    ['is not there', (): Storage => Object.create(null)],
  ])('one that %s: the list goes on in memory and says so', async (_, answer) => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(answer);
    const tab = await openStarStore();
    expect(tab.starTrouble()).toBe('blocked');
    tab.setStar(talk, true);
    tab.setStar(stand, true);
    tab.setStar(talk, false);
    expect(tab.stars()).toEqual([stand]);
    expect(tab.stars()).toBe(tab.stars());
    expect(tab.starTrouble()).toBe('blocked');
  });

  test('forbidden on the way: what was there stays, and is kept once it is allowed again', async () => {
    const tab = await openStarStore();
    tab.setStar(talk, true);
    const forbidden = forbid();
    tab.setStar(stand, true);
    expect(tab.stars()).toEqual([talk, stand]);
    expect(tab.starTrouble()).toBe('blocked');
    forbidden.mockRestore();
    tab.setStar(speaker, true);
    expect(tab.starTrouble()).toBeUndefined();
    expect((await openStarStore()).stars()).toEqual([talk, stand, speaker]);
  });
});

describe('storage that is full', () => {
  test('the list goes on in memory, says so, and is kept with the next star that fits', async () => {
    const tab = await openStarStore();
    tab.setStar(talk, true);
    expect(tab.starTrouble()).toBeUndefined();
    const full = fill();
    tab.setStar(stand, true);
    expect(tab.stars()).toEqual([talk, stand]);
    expect(tab.starTrouble()).toBe('full');
    expect((await openStarStore()).stars()).toEqual([talk]);
    full.mockRestore();
    tab.setStar(speaker, true);
    expect(tab.starTrouble()).toBeUndefined();
    expect((await openStarStore()).stars()).toEqual([talk, stand, speaker]);
  });

  test('what is not kept yet stays on top of what another tab writes', async () => {
    const [one, other] = [await openStarStore(), await openStarStore()];
    one.onStars(() => undefined);
    const full = fill();
    one.setStar(talk, true);
    full.mockRestore();
    other.setStar(stand, true);
    tell();
    expect(one.stars()).toEqual([stand, talk]);
    expect(one.starTrouble()).toBe('full');
  });

  test('one that swallows what it is given is no better', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
    const tab = await openStarStore();
    tab.setStar(talk, true);
    tab.setStar(stand, true);
    expect(tab.stars()).toEqual([talk, stand]);
    expect(tab.starTrouble()).toBe('full');
  });
});

describe('a list of a later build', () => {
  const later = '{"version":2,"list":"…"}';

  test('is never overwritten; stars go on in memory and say so', async () => {
    keep(later);
    const tab = await openStarStore();
    expect(tab.starTrouble()).toBe('foreign');
    tab.setStar(talk, true);
    tab.changeStars(() => [stand]);
    expect(tab.stars()).toEqual([stand]);
    expect(tab.starTrouble()).toBe('foreign');
    expect(kept()).toBe(later);
  });

  test('written by another tab: the screen stays as it is', async () => {
    const tab = await openStarStore();
    tab.onStars(() => undefined);
    tab.setStar(talk, true);
    keep(later);
    tell();
    expect(tab.stars()).toEqual([talk]);
    expect(tab.starTrouble()).toBe('foreign');
    window.localStorage.clear();
    tell();
    expect(tab.stars()).toEqual([talk]);
    expect(tab.starTrouble()).toBeUndefined();
    keep(writeStars([stand]));
    tell();
    expect(tab.stars()).toEqual([stand]);
    expect(tab.starTrouble()).toBeUndefined();
  });
});

describe('a damaged list', () => {
  test('gives what can be read of it, says so, and is mended by the next star', async () => {
    keep(writeStars([talk, stand, speaker]).slice(0, -10));
    const tab = await openStarStore();
    expect(tab.stars()).toEqual([{ key: talk.key }, stand]);
    expect(tab.starTrouble()).toBe('broken');
    tab.setStar(speaker, true);
    expect(tab.starTrouble()).toBe('broken');
    const next = await openStarStore();
    expect(next.stars()).toEqual([{ key: talk.key }, stand, speaker]);
    expect(next.starTrouble()).toBeUndefined();
  });

  test('damaged under an open page, it takes nothing from the screen', async () => {
    const tab = await openStarStore();
    tab.onStars(() => undefined);
    tab.setStar(talk, true);
    tab.setStar(stand, true);
    keep(`"${speaker.key}" and "${talk.key}" and garbage`);
    tell();
    expect(tab.stars()).toEqual([talk, stand, speaker]);
    expect(tab.starTrouble()).toBe('broken');
  });

  test.each([true, false])('removed, it is written again; told of it: %s', async (isTold) => {
    const tab = await openStarStore();
    tab.onStars(() => undefined);
    tab.setStar(talk, true);
    window.localStorage.clear();
    if (isTold) tell();
    expect(tab.stars()).toEqual([talk]);
    tab.setStar(stand, true);
    expect((await openStarStore()).stars()).toEqual([talk, stand]);
  });
});
