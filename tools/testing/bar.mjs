// A progress bar with the time left: one line that is rewritten on a terminal; elsewhere, one line
// at the end of each step.
const width = 30;
const usual = 60;

/**
 * @param {string[][]} lanes Names of suites; those of a lane run in turn, lanes run in parallel.
 * @param {string[]} after Suites that run when all lanes have ended.
 * @param {Map<string, number>} seconds Usual duration of a suite, s.
 */
export class Bar {
  constructor(lanes, after, seconds) {
    this.lanes = lanes;
    this.after = after;
    this.seconds = (suite) => seconds.get(suite) ?? usual;
    this.running = new Map();
    this.ended = new Set();
    this.whole = this.left();
    this.timer = process.stdout.isTTY ? setInterval(() => this.draw(), 1000) : undefined;
    this.timer?.unref();
  }

  begin(suite) {
    this.running.set(suite, performance.now());
  }

  end(suite, words) {
    this.running.delete(suite);
    this.ended.add(suite);
    const line = `${words}   ${this.line()}`;
    console.log(process.stdout.isTTY ? `\r\u001b[2K${words}` : line);
    this.draw();
  }

  /** Clears the line, so that others can write. */
  stop() {
    clearInterval(this.timer);
    if (process.stdout.isTTY) process.stdout.write('\r\u001b[2K');
  }

  draw() {
    if (!process.stdout.isTTY) return;
    const names = [...this.running.keys()].join(', ');
    process.stdout.write(`\r\u001b[2K${this.line()}   ${names}`);
  }

  line() {
    const left = this.left();
    const share = Math.min(1, Math.max(0, 1 - left / Math.max(1, this.whole)));
    const filled = Math.round(share * width);
    const minutes = Math.ceil(left / 60);
    return `${'█'.repeat(filled)}${'░'.repeat(width - filled)} some ${minutes} min left`;
  }

  /**
   * Returns the seconds left: the seconds of the longest lane, and of the steps after the lanes.
   */
  left() {
    const of = (suites) => suites.reduce((sum, suite) => sum + this.leftOf(suite), 0);
    return Math.max(0, ...this.lanes.map(of)) + of(this.after);
  }

  leftOf(suite) {
    if (this.ended.has(suite)) return 0;
    const begun = this.running.get(suite);
    const gone = begun === undefined ? 0 : (performance.now() - begun) / 1000;
    return Math.max(this.seconds(suite) - gone, begun === undefined ? 0 : 5);
  }
}
