import { starKey, type Star, type StarKey, type StarKind } from '../stars/model/stars';
import { editionWith } from '../edition/model/shownEdition';
import { workName, workPath } from '../works/model/workAddress';
import type { HallWalks } from './model/agenda';

type Common = {
  kind: StarKind;
  key: StarKey;
  year: number;
  slug: string;
  name: string;
  /** The path of the record's page, without a locale prefix. */
  path: string;
};

export type SessionRecord = Common & {
  kind: 'session';
  date: string;
  /** The date in words: `пятница, 3 апреля`. */
  weekday: string;
  start: string;
  end: string;
  /** The hall's id on the plan. */
  hall: string;
  hallName: string;
  /** Whether the map shows the plan with this hall. */
  isOnMap: boolean;
  status: Queries.SessionStatus;
  note: string | null;
  speakers: readonly { key: StarKey; name: string }[];
  /** Additional facts for calendars; only for the current programme. */
  facts?: { summary: string; kindName: string; changed: string };
};

/** A stand; `place` is missing if its edition has no plan. */
export type StandRecord = Common & {
  kind: 'stand';
  stand: string;
  participantType: Queries.ParticipantType;
  isOnMap: boolean;
  place?: { hall: string; x: number; y: number; width: number; height: number };
};

export type SpeakerRecord = Common & { kind: 'speaker'; role: string };

/** A work; its slug includes its exhibitor's: `kobalt/utro-bez-zheltogo`. */
export type WorkRecord = Common & {
  kind: 'work';
  standKey: StarKey;
  stand: string;
  /** Picture, artists, price; only for the year whose stands are shown. */
  facts?: Queries.MyWorkFragment;
};

export type MyRecord = SessionRecord | StandRecord | SpeakerRecord | WorkRecord;

/** A star with its record. `isStarred` is false for a star removed on this page. */
export type Shown<R extends MyRecord = MyRecord> = { record: R; star: Star; isStarred: boolean };

export type MyRecords = {
  byKey: ReadonlyMap<StarKey, MyRecord>;
  keys: readonly StarKey[];
  /** Returns the halls of a year's sessions, with the walks between them. */
  hallsOf: (year: number) => readonly (HallWalks & { name: string })[];
  /** Returns an edition's own plan; undefined if it has none. */
  planOf: (year: number) => Queries.MyPlanFragment | undefined;
  /** The current year of each kind; all others are past. */
  shown: Readonly<Record<StarKind, number | undefined>>;
};

type Data = Queries.MyRecordsFragment;
type Exhibitor = Data['exhibitorsOnShow'][number];
type Work = NonNullable<Exhibitor['works']>[number];

export const sessionRecord = (
  { title, hall, speakers, ...session }: Queries.MySessionFragment,
  facts?: SessionRecord['facts'],
): SessionRecord => ({
  ...session,
  kind: 'session',
  key: starKey('session', session.year, session.slug),
  name: title,
  path: `/program/${session.year}/${session.slug}/`,
  hall: hall.id,
  hallName: hall.name,
  isOnMap: hall.isOnMap,
  speakers: speakers.map(({ year, slug, name }) => ({ key: starKey('speaker', year, slug), name })),
  ...(facts && { facts }),
});

export const standRecord = (
  { year, slug, name, stand, participantType, isOnMap }: Omit<Exhibitor, 'works'>,
  place?: StandRecord['place'],
): StandRecord => ({
  kind: 'stand',
  key: starKey('stand', year, slug),
  year,
  slug,
  name,
  path: `/exhibitors/${year}/${slug}/`,
  stand,
  participantType,
  isOnMap,
  ...(place && { place }),
});

export const workRecord = (
  { year, slug: exhibitor, stand }: Exhibitor,
  { slug: own, title }: Work,
  facts?: WorkRecord['facts'],
): WorkRecord => {
  const slug = workName(exhibitor, own);
  return {
    kind: 'work',
    key: starKey('work', year, slug),
    year,
    slug,
    name: title,
    path: workPath(year, slug),
    standKey: starKey('stand', year, exhibitor),
    stand,
    ...(facts && { facts }),
  };
};

export const speakerRecord = (speaker: Data['speakersOnShow'][number]): SpeakerRecord => ({
  ...speaker,
  kind: 'speaker',
  key: starKey('speaker', speaker.year, speaker.slug),
  path: `/speakers/${speaker.year}/${speaker.slug}/`,
});

/** The records of the years on show and, once they are loaded, of past years. */
export function myRecords(data: Data, past: readonly MyRecord[] = []): MyRecords {
  const plans = new Map(data.plansOnShow.map((plan) => [plan.year, plan]));
  const exhibitors = data.exhibitorsOnShow;
  const facts = new Map(
    data.worksOnShow.map((work) => [workName(work.exhibitor.slug, work.slug), work]),
  );
  const all: MyRecord[] = [
    ...(data.programme?.days ?? []).flatMap(({ sessions }) =>
      sessions.map(({ kindName, summary, changed, ...session }) =>
        sessionRecord(session, { kindName, summary, changed }),
      ),
    ),
    ...exhibitors.map((exhibitor) =>
      standRecord(
        exhibitor,
        plans.get(exhibitor.year)?.stands.find(({ code }) => code === exhibitor.stand),
      ),
    ),
    ...exhibitors.flatMap((exhibitor) =>
      (exhibitor.works ?? []).map((work) =>
        workRecord(exhibitor, work, facts.get(workName(exhibitor.slug, work.slug))),
      ),
    ),
    ...data.speakersOnShow.map(speakerRecord),
    ...past,
  ];
  const standYear = exhibitors[0]?.year;
  return {
    byKey: new Map(all.map((record) => [record.key, record])),
    keys: all.map(({ key }) => key),
    hallsOf: (year) => plans.get(editionWith(plans.keys(), year) ?? year)?.halls ?? [],
    planOf: (year) => plans.get(year),
    shown: {
      session: data.programme?.year,
      stand: standYear,
      work: standYear,
      speaker: data.speakersOnShow[0]?.year,
    },
  };
}

/** Returns a session's current data, to store with its star. */
export function seenNow({ date, start, end, hall, status }: SessionRecord) {
  return { date, start, end, hall, status };
}

export function starOf(record: MyRecord) {
  return record.kind === 'session'
    ? { key: record.key, seen: seenNow(record) }
    : { key: record.key };
}

const order = { session: 0, stand: 1, work: 2, speaker: 3 };

/** Compares records: sessions by time, then stands by code, works by stand, speakers by name. */
export function byKindAndTime(a: MyRecord, b: MyRecord): number {
  return (
    order[a.kind] - order[b.kind] || placeOf(a).localeCompare(placeOf(b), 'ru', { numeric: true })
  );
}

function placeOf(record: MyRecord): string {
  switch (record.kind) {
    case 'session':
      return `${record.date} ${record.start} ${record.end}`;
    case 'stand':
      return `${record.year} ${record.stand}`;
    case 'work':
      return `${record.year} ${record.stand} ${record.name}`;
    case 'speaker':
      return record.name;
  }
}
