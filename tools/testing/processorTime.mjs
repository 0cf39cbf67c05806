// Processor time of a run and all its processes; it hardly depends on what else the machine does.
import { readFileSync, readdirSync } from 'node:fs';

const sampleMs = 5000;
/**
 * Chromium starts these processes and does not wait for their end, so their time never reaches a
 * parent.
 */
const unwaited = /--type=(zygote|gpu-process|utility)/;

/** Measures processor seconds from its creation on. Without /proc it has no result. */
export class ProcessorTime {
  /** The last reading of each of Chromium's processes, by id, s. */
  browsers = new Map();

  constructor() {
    this.before = readStat('self')?.seconds ?? 0;
    this.timer = setInterval(() => this.sample(), sampleMs);
    this.timer.unref();
  }

  /** Returns the seconds so far; undefined where they are not known. */
  seconds() {
    const own = readStat('self');
    if (own === undefined) return undefined;
    clearInterval(this.timer);
    return [...this.browsers.values()].reduce(
      (sum, seconds) => sum + seconds,
      own.seconds - this.before,
    );
  }

  sample() {
    const all = new Map(processIds().map((id) => [id, readStat(id)]));
    const isOurs = (id) => {
      if (id === process.pid) return true;
      const parent = all.get(id)?.parent ?? 0;
      return parent > 1 && isOurs(parent);
    };
    for (const [id, stat] of all)
      if (stat !== undefined && isOurs(id) && unwaited.test(commandOf(id)))
        this.browsers.set(id, stat.seconds);
  }
}

function processIds() {
  try {
    return readdirSync('/proc').filter(Number).map(Number);
  } catch {
    return [];
  }
}

/**
 * Reads a process's parent, and its processor seconds including those of children it has waited
 * for.
 */
function readStat(id) {
  try {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    // ppid; utime, stime, cutime and cstime in hundredths of a second.
    const seconds = fields.slice(11, 15).reduce((sum, field) => sum + Number(field) / 100, 0);
    return { parent: Number(fields[1]), seconds };
  } catch {
    return undefined;
  }
}

function commandOf(id) {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
