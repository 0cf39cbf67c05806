// The process that draws pictures for sharing beside Gatsby, on whatever a core has to spare (docs/decisions/013).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { tell } from './tell.mjs';

/** Draws what is foretold, gives way while pages are rendered, and goes on until all that pages ordered is drawn. */
export class Drawing {
  #env;
  #program;
  #foretold = [];
  #ordered;
  #child;

  /** `program` draws the lists it is sent, and ends when it is sent `LAST`. */
  constructor(env, program = 'src/data/share/drawOrdered.ts') {
    this.#env = env;
    this.#program = program;
  }

  /** Pictures that pages will most likely order. */
  foretell(shares) {
    this.#foretold = shares;
    this.goOn();
  }

  /** Ends the process, whose memory rendering needs. */
  giveWay() {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  /** Draws what was foretold, from where it gave way. */
  goOn() {
    if (this.#foretold.length > 0 && this.#ordered === undefined) tell(this.#running(), this.#foretold);
  }

  /** What pages have ordered and is not there yet: the last list. Answers whether all of it is drawn. */
  order(shares) {
    this.#ordered ??= shares.length === 0 ? this.#drop() : this.#finish(shares);
    return this.#ordered;
  }

  /** Settles with the order's answer; at once where nothing was ordered. */
  async end() {
    return (await this.#ordered) ?? this.#drop();
  }

  async #drop() {
    this.giveWay();
    return true;
  }

  async #finish(shares) {
    const start = performance.now();
    // A process at what was foretold may fail in what no page orders.
    const drawn = (this.#child !== undefined && (await this.#last(shares))) || (await this.#last(shares));
    if (drawn) console.log(`${shares.length} pictures for social networks drawn in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    else console.error('The pictures for social networks could not be drawn.');
    return drawn;
  }

  async #last(shares) {
    const child = this.#running();
    tell(child, shares);
    tell(child, 'LAST');
    const [status] = await once(child, 'exit');
    return status === 0;
  }

  /** The process at work, or a new one where there is none any more. */
  #running() {
    if (this.#child !== undefined) return this.#child;
    const child = fork(this.#program, { execArgv: ['--import', 'tsx'], env: this.#env });
    // Before it has threads, which take their priority from it: what the build waits for goes first.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.on('error', () => undefined);
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    this.#child = child;
    return child;
  }
}
