/** A session as schedule apps read it, texts plain and in one language. */
export type ScheduleEvent = {
  id: number;
  guid: string;
  /** `2026-04-02T12:00:00+03:00`. */
  date: string;
  /** By the clock in Moscow, `12:00`. */
  start: string;
  /** `01:30`. */
  duration: string;
  slug: string;
  url: string;
  title: string;
  /** The word for its kind. */
  type: string;
  /** Spoken language, `ru`. */
  language: string;
  abstract: string;
  description: string;
  persons: { id: number; guid: string; name: string; url: string }[];
  links: { title: string; url: string }[];
};

/** A hall on a day, with what takes place there. */
export type ScheduleRoom = { name: string; guid: string; events: ScheduleEvent[] };

/** A day as apps count them: from one early morning to the next. */
type ScheduleDay = { date: string; start: string; end: string; rooms: ScheduleRoom[] };

/** A year's programme in one language, as frab and pretalx write one (decision 043). */
export type Schedule = {
  /** Says when it was last changed. */
  version: string;
  acronym: string;
  title: string;
  /** The site's own address. */
  site: string;
  days: ScheduleDay[];
};

/** How finely apps divide a day; sessions begin at any minute. */
export const timeslot = '00:05';

export const timeZone = 'Europe/Moscow';
