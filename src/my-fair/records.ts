import { starKey, type Star, type StarKey, type StarKind } from '../stars/model/stars';
import { editionWith } from '../edition/model/editionWith';
import { workName, workPath } from '../works/model/workAddress';
import type { HallWalks } from './model/agenda';

type Common = {
  kind: StarKind;
  key: StarKey;
  year: number;
  slug: string;
  name: string;
  /** The path of its page, without a locale prefix. */
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
  speakers: readonly StarKey[];
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

/** A work; its slug is preceded by its exhibitor's. */
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
  /** Returns the size of an edition's own plan; undefined if it has none. */
  planOf: (year: number) => Queries.MyPlanFragment | undefined;
  /** The current year of each kind; all others are past. */
  shown: Readonly<Record<StarKind, number | undefined>>;
};

type Data = Queries.MyRecordsFragment;

export function myRecords(data: Data): MyRecords {
  const plans = new Map(data.plans.nodes.map((plan) => [plan.year, plan]));
  const hallsOf = (year: number) => plans.get(editionWith(plans.keys(), year) ?? year)?.halls ?? [];
  const toSession = (
    session: Queries.MySessionFragment,
    facts?: SessionRecord['facts'],
  ): SessionRecord => ({
    ...session,
    kind: 'session',
    key: starKey('session', session.year, session.slug),
    name: session.title,
    path: `/program/${session.year}/${session.slug}/`,
    hall: session.hall.id,
    hallName: session.hall.name,
    isOnMap: session.hall.isOnMap,
    speakers: session.speakerReferences.map((reference) => `speaker/${reference}`),
    ...(facts && { facts }),
  });
  const sessions = [
    ...(data.programme?.days ?? []).flatMap((day) =>
      day.sessions.map((session) => toSession(session, session)),
    ),
    ...data.pastSessions.map((session) => toSession(session)),
  ];
  const stands = data.exhibitors.nodes.map((exhibitor): StandRecord => {
    const place = plans.get(exhibitor.year)?.stands.find(({ code }) => code === exhibitor.stand);
    return {
      ...exhibitor,
      kind: 'stand',
      key: starKey('stand', exhibitor.year, exhibitor.slug),
      path: `/exhibitors/${exhibitor.year}/${exhibitor.slug}/`,
      isOnMap: exhibitor.year === data.mapPlan?.year,
      ...(place && { place }),
    };
  });
  const facts = new Map(
    data.worksOnShow.map((work) => [
      workPath(work.exhibitor.year, workName(work.exhibitor.slug, work.slug)),
      work,
    ]),
  );
  const works = data.exhibitors.nodes.flatMap(({ year, slug: exhibitor, stand, works: shown }) =>
    (shown ?? []).map(({ slug: own, title }): WorkRecord => {
      const slug = workName(exhibitor, own);
      const path = workPath(year, slug);
      const ownFacts = facts.get(path);
      return {
        kind: 'work',
        key: starKey('work', year, slug),
        year,
        slug,
        name: title,
        path,
        standKey: starKey('stand', year, exhibitor),
        stand,
        ...(ownFacts && { facts: ownFacts }),
      };
    }),
  );
  const speakers = data.speakers.nodes.map((speaker): SpeakerRecord => ({
    ...speaker,
    kind: 'speaker',
    key: starKey('speaker', speaker.year, speaker.slug),
    path: `/speakers/${speaker.year}/${speaker.slug}/`,
  }));
  const all: MyRecord[] = [...sessions, ...stands, ...works, ...speakers];
  const newest = (records: readonly MyRecord[]) =>
    editionWith(new Set(records.map(({ year }) => year)), data.currentEdition.year);
  return {
    byKey: new Map(all.map((record) => [record.key, record])),
    keys: all.map(({ key }) => key),
    hallsOf,
    planOf: (year) => plans.get(year),
    shown: {
      session: data.programme?.year,
      stand: newest(stands),
      work: newest(stands),
      speaker: newest(speakers),
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
  return order[a.kind] - order[b.kind] || placeOf(a).localeCompare(placeOf(b), 'ru');
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
