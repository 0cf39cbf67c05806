import type { SessionFacts } from '../../../src/domain/sessionCalendar';
import { starKey, type SeenSession, type StarKey } from '../../../src/domain/myFair/stars';
import type { Random } from '../../support/random';

/** A stand, speaker or session of a build; only sessions have facts. */
export type SiteRecord = { key: StarKey; title: string; facts?: SessionFacts; hall?: string };

const halls = ['atrium', 'great-hall', 'workshop'];
const days = ['2026-04-02', '2026-04-03', '2026-04-04'];
const titles = ['Разговор', 'A talk; with signs, "quoted"', '=1+1', '-минус', 'Ёлка', '@home'];
const time = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The records of a site, as one build after the other has them. */
export class Site {
  readonly records = new Map<StarKey, SiteRecord>();
  /** What older builds had and this one has not. */
  readonly removed = new Map<StarKey, SiteRecord>();
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
    for (let index = 0; index < 8; index += 1) {
      this.add({ key: starKey('stand', 2025, `stand-${index}`), title: this.title() });
      this.add({ key: starKey('speaker', 2025, `speaker-${index}`), title: this.title() });
      this.add(this.session(`session-${index}`));
    }
  }

  /** The next build: some records are gone, back, moved, cancelled or changed. */
  build(): void {
    for (let count = 1 + this.#random.below(3); count > 0; count -= 1) {
      const change = this.#random.pick(['remove', 'return', 'move', 'cancel', 'restore']);
      const { records, removed } = this;
      if (change === 'return') {
        if (removed.size > 0) this.take(this.#random.pick([...removed.values()]), removed, records);
        continue;
      }
      const record = this.#random.pick([...records.values()]);
      if (change === 'remove') {
        if (records.size > 10) this.take(record, records, removed);
        continue;
      }
      const { facts, key } = record;
      if (facts === undefined) continue;
      if (change === 'move') records.set(key, { ...this.session(facts.slug), title: record.title });
      else {
        const status = change === 'cancel' ? 'cancelled' : 'scheduled';
        records.set(key, { ...record, facts: { ...facts, status } });
      }
    }
  }

  private title(): string {
    return this.#random.pick(titles);
  }

  private session(slug: string): SiteRecord {
    const start = 10 * 60 + this.#random.below(40) * 15;
    const title = this.title();
    const hall = this.#random.pick(halls);
    return {
      key: starKey('session', 2026, slug),
      title,
      hall,
      facts: {
        year: 2026,
        slug,
        title,
        date: this.#random.pick(days),
        start: time(start),
        end: time(start + 15 + this.#random.below(6) * 15),
        summary: 'О чём оно.',
        kind: 'разговор',
        status: this.#random.pick(['scheduled', 'scheduled', 'changed', 'cancelled']),
        speakers: [],
        place: [hall],
        url: `https://fair.example/program/2026/${slug}/`,
      },
    };
  }

  private add(record: SiteRecord): void {
    this.records.set(record.key, record);
  }

  private take(
    record: SiteRecord,
    from: Map<StarKey, SiteRecord>,
    to: Map<StarKey, SiteRecord>,
  ): void {
    from.delete(record.key);
    to.set(record.key, record);
  }
}

/** What a visitor sees of a session when starring it; undefined of a stand or a speaker. */
export function seenOf({ facts, hall = '' }: SiteRecord): SeenSession | undefined {
  if (facts === undefined) return undefined;
  const { date, start, end, status } = facts;
  return { date, start, end, hall, status };
}
