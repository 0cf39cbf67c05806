import type { SeenSession, StarKey } from '../../../src/domain/myFair/stars';
import type { StarTrouble } from '../../../src/services/stars/stars';
import type { StorageFault } from './fakeWindow';

/** A list as a plain map: it keeps the order of first entry, and an entry's place. */
export type List = Map<StarKey, SeenSession | undefined>;
export type Step = (list: List) => void;

/** What is kept in the browser. */
export type Kept =
  | { kind: 'nothing' | 'foreign' }
  | { kind: 'list'; list: List }
  /** What can still be read of a damaged text. */
  | { kind: 'broken'; left: StarKey[] };

/** The browser as a visitor thinks of it: one kept list, and tabs that may be ahead of it. */
export class ModelBrowser {
  kept: Kept = { kind: 'nothing' };
  fault: StorageFault | undefined;

  get isReadable(): boolean {
    return this.fault !== 'blocked' && this.fault !== 'absent';
  }
}

/** A tab: what it last read, and its own steps that could not be kept. */
export class ModelTab {
  readonly #browser: ModelBrowser;
  #read: List = new Map();
  #steps: Step[] = [];
  #trouble: 'blocked' | 'foreign' | undefined;
  #wasBroken = false;

  constructor(browser: ModelBrowser) {
    this.#browser = browser;
    this.look();
  }

  /** Reads what is kept now. */
  look(): void {
    const { kept, isReadable } = this.#browser;
    this.#trouble = !isReadable ? 'blocked' : kept.kind === 'foreign' ? 'foreign' : undefined;
    if (!isReadable) return;
    if (kept.kind === 'list') this.#read = new Map(kept.list);
    if (kept.kind !== 'broken') return;
    this.#wasBroken = true;
    for (const key of kept.left) if (!this.#read.has(key)) this.#read.set(key, undefined);
  }

  /** Takes a step; returns whether it was kept. */
  step(step: Step): boolean {
    this.look();
    this.#steps.push(step);
    if (this.#trouble !== undefined) return false;
    const { fault, kept } = this.#browser;
    const isKept = kept.kind === 'list' && textOf(kept.list) === textOf(this.list);
    if (fault !== undefined && !isKept) return false;
    this.#read = this.list;
    this.#steps = [];
    this.#browser.kept = { kind: 'list', list: this.list };
    return true;
  }

  /** What stands on the screen. */
  get list(): List {
    const list = new Map(this.#read);
    for (const step of this.#steps) step(list);
    return list;
  }

  get trouble(): StarTrouble | undefined {
    if (this.#trouble !== undefined) return this.#trouble;
    if (this.#steps.length > 0) return 'full';
    return this.#wasBroken ? 'broken' : undefined;
  }
}

const textOf = (list: List) => JSON.stringify([...list]);
