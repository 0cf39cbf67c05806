import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';

const barWidth = 30;

/**
 * Shows the progress of a browser test run and the time left: one line that is rewritten on a
 * terminal; elsewhere, one line per tenth. Reports a failure at once, in one line.
 */
export default class Progress implements Reporter {
  private total = 0;
  private done = 0;
  private told = 0;
  private started = 0;
  private readonly failures: string[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length;
    this.started = performance.now();
  }

  onTestEnd(test: TestCase, { status, retry, errors }: TestResult): void {
    const hasFailed = status === 'failed' || status === 'timedOut';
    const isOver = !hasFailed || retry === test.retries;
    if (isOver) this.done += 1;
    if (hasFailed) {
      this.say(`${isOver ? 'failed' : 'to be tried again'}: ${nameOf(test)}`);
      this.failures.push(
        [nameOf(test), ...errors.map(({ stack, message }) => stack ?? message ?? '')].join('\n'),
      );
    }
    this.tell();
  }

  /** An error that prevents tests from loading. */
  onError({ stack, message }: TestError): void {
    this.failures.push(stack ?? message ?? '');
  }

  printsToStdio(): boolean {
    return true;
  }

  private tell(): void {
    const share = this.done / Math.max(1, this.total);
    const tenth = Math.floor(share * 10);
    if (!process.stdout.isTTY && tenth === this.told) return;
    this.told = tenth;
    const seconds = (performance.now() - this.started) / 1000;
    const left = share === 0 ? 0 : seconds / share - seconds;
    const filled = Math.round(share * barWidth);
    const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
    const line = `${bar} ${this.done} of ${this.total}, ${timeOf(left)} left`;
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[2K${line}`);
    else console.log(line);
  }

  private say(line: string): void {
    console.log(process.stdout.isTTY ? `\r\u001b[2K${line}` : line);
  }

  onEnd(): void {
    if (process.stdout.isTTY) console.log();
    for (const failure of this.failures) console.log(`\n${failure}`);
  }
}

const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).slice(1).join(' › ');

const timeOf = (seconds: number) =>
  seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
