// How far the tests have come, and the time left: one line that is written anew on a terminal, a
// line at the end of each step elsewhere.
const width = 30;
const usual = 60;

/**
 * @param {string[][]} lanes Names of suites that follow each other; lanes run side by side.
 * @param {string[]} after What follows when all lanes have ended.
 * @param {Map<string, number>} seconds What a suite usually takes, s.
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
    const line = `${words}   ${this.told()}`;
    console.log(process.stdout.isTTY ? `\r\u001b[2K${words}` : line);
    this.draw();
  }

  /** Ends the line, so that others may write. */
  stop() {
    clearInterval(this.timer);
    if (process.stdout.isTTY) process.stdout.write('\r\u001b[2K');
  }

  draw() {
    if (!process.stdout.isTTY) return;
    const names = [...this.running.keys()].join(', ');
    process.stdout.write(`\r\u001b[2K${this.told()}   ${names}`);
  }

  told() {
    const left = this.left();
    const share = Math.min(1, Math.max(0, 1 - left / Math.max(1, this.whole)));
    const filled = Math.round(share * width);
    const minutes = Math.ceil(left / 60);
    return `${'█'.repeat(filled)}${'░'.repeat(width - filled)} some ${minutes} min left`;
  }

  /** Seconds left: of the longest lane, and of what follows. */
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
