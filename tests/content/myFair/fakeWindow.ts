/**
 * What storage does instead of keeping what it is given: it refuses all, it is not there, it has no
 * room, or it takes what it is given and keeps nothing.
 */
export const storageFaults = ['blocked', 'absent', 'full', 'deaf'] as const;
export type StorageFault = (typeof storageFaults)[number];

/** A window with what the store of stars asks of one; its tabs share it. */
export class FakeWindow extends EventTarget {
  fault: StorageFault | undefined;
  #kept: string | null = null;

  get localStorage(): Pick<Storage, 'getItem' | 'setItem'> | undefined {
    if (this.fault === 'blocked') throw new DOMException('', 'SecurityError');
    if (this.fault === 'absent') return undefined;
    return {
      getItem: () => this.#kept,
      setItem: (_, text) => {
        if (this.fault === 'full') throw new DOMException('', 'QuotaExceededError');
        if (this.fault === undefined) this.#kept = text;
      },
    };
  }

  /** What is kept, whatever the fault. */
  get kept(): string | null {
    return this.#kept;
  }

  /** Changes what is kept from outside of the site. */
  damage(change: (text: string) => string | null): void {
    this.#kept = change(this.#kept ?? '');
  }
}
