import { compareLists } from '../../../src/domain/myFair/compareLists';
import { decodeStars, encodeStars } from '../../../src/domain/myFair/shareLink';
import { writeStars, type Star, type StarKey } from '../../../src/domain/myFair/stars';
import type * as Store from '../../../src/services/stars/stars';
import { openStarStore } from '../../support/openStarStore';
import { Random } from '../../support/random';
import { FakeWindow, storageFaults } from './fakeWindow';
import { ModelBrowser, ModelTab, type Kept, type Step } from './model';
import { expectOutputs, expectSame } from './outputs';
import { seenOf, Site, type SiteRecord } from './site';

// Generous, because the machine may be busy with other work.
jest.setTimeout(600_000);

const visits = process.env['FAIR_FULL'] === undefined ? 30 : 1000;
const actionsEach = 20;

/** Actions, each as often as it stands here. */
const actions = [
  ...['star', 'star', 'star', 'star', 'star', 'star', 'unstar', 'unstar', 'clear'],
  ...['follow', 'take over', 'replace', 'keep a link', 'open an old link'],
  ...['reload', 'other tab', 'other tab', 'miss an event', 'come back'],
  ...['fault', 'heal', 'heal', 'cut', 'garbage', 'foreign', 'remove'],
  ...['build', 'build'],
] as const;
type Action = (typeof actions)[number];

/** A tab as it is and as it should be. */
class Tab {
  readonly store: typeof Store;
  readonly model: ModelTab;
  /** What the page showed when it was last told of a change. */
  shown: readonly Star[];

  constructor(store: typeof Store, browser: ModelBrowser) {
    this.store = store;
    this.model = new ModelTab(browser);
    store.onStars(() => {
      this.shown = store.stars();
    });
    this.shown = store.stars();
  }
}

class Visit {
  readonly #random: Random;
  readonly #site: Site;
  readonly #window = new FakeWindow();
  readonly #browser = new ModelBrowser();
  readonly #links: { text: string; keys: StarKey[] }[] = [];
  #tabs: Tab[] = [];
  #isMissed = false;

  constructor(seed: number) {
    this.#random = new Random(seed);
    this.#site = new Site(this.#random);
    Object.assign(globalThis, { window: this.#window });
  }

  async walk(): Promise<void> {
    this.#tabs = [await this.open(), await this.open()];
    const done: Action[] = [];
    for (let count = 0; count < actionsEach; count += 1) {
      const action = this.#random.pick(actions);
      done.push(action);
      await this.act(action);
      try {
        this.expectAll();
      } catch (error) {
        throw new Error(`After ${done.join(', ')}:`, { cause: error });
      }
    }
  }

  private async open(): Promise<Tab> {
    return new Tab(await openStarStore(), this.#browser);
  }

  private get tab(): Tab {
    const [tab] = this.#tabs;
    if (tab === undefined) throw new Error('No tab');
    return tab;
  }

  private async act(action: Action): Promise<void> {
    const random = this.#random;
    const tab = this.tab;
    const known = [...this.#site.records.values()];
    switch (action) {
      case 'star':
        return this.star([random.pick(known)]);
      case 'unstar': {
        const { key } = random.pick(
          [...tab.model.list.keys(), random.pick(known).key].map((one) => ({ key: one })),
        );
        tab.store.setStar({ key }, false);
        return this.step((list) => void list.delete(key));
      }
      case 'clear':
        tab.store.changeStars(() => []);
        return this.step((list) => list.clear());
      case 'follow':
      case 'take over':
      case 'replace':
        return this.follow(action);
      case 'keep a link': {
        const keys = tab.store.stars().map(({ key }) => key);
        return void this.#links.push({ text: encodeStars(keys), keys });
      }
      case 'open an old link':
        return this.openOldLink();
      case 'reload':
        this.#tabs[0] = await this.open();
        return;
      case 'other tab':
        this.#tabs.reverse();
        return;
      case 'miss an event':
        this.#isMissed = true;
        return;
      case 'come back':
        return this.tell('pageshow');
      case 'fault':
        this.#window.fault = this.#browser.fault = random.pick(storageFaults);
        return;
      case 'heal':
        this.#window.fault = this.#browser.fault = undefined;
        return;
      case 'build':
        return this.#site.build();
      default:
        return this.damage(action);
    }
  }

  private star(records: readonly SiteRecord[]): void {
    for (const record of records) {
      const { key } = record;
      const seen = seenOf(record);
      this.tab.store.setStar({ key, seen }, true);
      this.step((list) => void list.set(key, seen));
    }
  }

  /** Somebody's link, made by an older build or this one, beside the own list. */
  private follow(action: 'follow' | 'take over' | 'replace'): void {
    const { records, removed } = this.#site;
    const all = [...records.keys(), ...removed.keys()];
    const theirs = [...new Set(Array.from({ length: 6 }, () => this.#random.pick(all)))];
    const read = decodeStars(encodeStars(theirs), [...records.keys()]);
    const left = theirs.filter((key) => records.has(key));
    expectSame(read, { keys: left, lost: theirs.length - left.length, cut: 0 });
    const { list } = this.tab.model;
    const compared = compareLists(
      this.tab.store.stars().map(({ key }) => key),
      read?.keys ?? [],
    );
    expectSame(compared, {
      both: [...list.keys()].filter((key) => left.includes(key)),
      onlyMine: [...list.keys()].filter((key) => !left.includes(key)),
      onlyTheirs: left.filter((key) => !list.has(key)),
    });
    const found = (keys: readonly StarKey[]) => keys.flatMap((key) => records.get(key) ?? []);
    if (action === 'take over') this.star(found(compared.onlyTheirs));
    if (action !== 'replace') return;
    const stars = found(left).map((record) => ({ key: record.key, seen: seenOf(record) }));
    this.tab.store.changeStars(() => stars);
    this.step((now) => {
      now.clear();
      for (const { key, seen } of stars) now.set(key, seen);
    });
  }

  private openOldLink(): void {
    if (this.#links.length === 0) return;
    const { records } = this.#site;
    const { text, keys } = this.#random.pick(this.#links);
    const left = keys.filter((key) => records.has(key));
    expectSame(decodeStars(text, [...records.keys()]), {
      keys: left,
      lost: keys.length - left.length,
      cut: 0,
    });
  }

  private step(step: Step): void {
    if (this.tab.model.step(step)) this.tell('storage');
  }

  /** What is kept is damaged from outside; open pages may be told or not. */
  private damage(how: 'cut' | 'garbage' | 'foreign' | 'remove'): void {
    const { kept } = this.#browser;
    const whole = this.#window.kept ?? '';
    const end = this.#random.below(whole.length + 1);
    const [text, model]: [string | null, Kept] =
      how === 'remove'
        ? [null, { kind: 'nothing' }]
        : how === 'garbage'
          ? ['%%%', { kind: 'broken', left: [] }]
          : how === 'foreign'
            ? [writeStars([]).replace('1', '7'), { kind: 'foreign' }]
            : [whole.slice(0, end), cutOf(kept, whole.slice(0, end), end === whole.length)];
    if (how === 'cut' && kept.kind !== 'list') return;
    this.#window.damage(() => text);
    this.#browser.kept = model;
    this.tell('storage');
  }

  private tell(type: 'storage' | 'pageshow'): void {
    const isMissed = type === 'storage' && this.#isMissed;
    this.#isMissed = false;
    if (isMissed) return;
    this.#window.dispatchEvent(new Event(type));
    for (const { model } of this.#tabs) model.look();
  }

  private expectAll(): void {
    for (const { store, model, shown } of this.#tabs) {
      const stars = store.stars();
      expectSame(
        stars.map(({ key }) => key),
        [...model.list.keys()],
      );
      expectSame([store.starTrouble()], [model.trouble]);
      // Always the same list, and the page was told of it.
      expectSame([store.stars() === stars, shown === stars], [true, true]);
    }
    const { store, model } = this.tab;
    expectOutputs(store.stars(), model.list, this.#site);
  }
}

function cutOf(kept: Kept, text: string, isWhole: boolean): Kept {
  if (kept.kind !== 'list' || isWhole) return kept;
  return { kind: 'broken', left: [...kept.list.keys()].filter((key) => text.includes(`"${key}"`)) };
}

test('list, link, days, changes, calendar and table of random visits agree with the model', async () => {
  for (let seed = 0; seed < visits; seed += 1) {
    try {
      await new Visit(seed).walk();
    } catch (error) {
      throw new Error(`In visit ${seed}:`, { cause: error });
    }
  }
});
