import { timeslot, timeZone, type Schedule, type ScheduleEvent } from './schedule';

/**
 * A programme as `schedule.json`, with the fields that pretalx writes and the schema of c3voc knows
 * (decision 043).
 */
export function scheduleJson({ version, acronym, title, site, days }: Schedule) {
  const rooms = days.flatMap((day) => day.rooms);
  return {
    $schema: 'https://c3voc.de/schedule/schema.json',
    schedule: {
      version,
      base_url: site,
      conference: {
        acronym,
        title,
        start: days[0]?.date,
        end: days.at(-1)?.date,
        daysCount: days.length,
        timeslot_duration: timeslot,
        time_zone_name: timeZone,
        rooms: [...new Map(rooms.map(({ name, guid }) => [guid, { name, guid }])).values()],
        days: days.map((day, index) => ({
          index: index + 1,
          date: day.date,
          day_start: day.start,
          day_end: day.end,
          rooms: Object.fromEntries(
            day.rooms.map(({ name, events }) => [
              name,
              events.map((event) => eventOf(event, name)),
            ]),
          ),
        })),
      },
    },
  };
}

function eventOf({ persons, links, ...event }: ScheduleEvent, room: string) {
  return {
    ...event,
    room,
    subtitle: '',
    track: event.type,
    // A number of their own would make them frab's people, whom the schema knows otherwise.
    persons: persons.map(({ guid, name, url }) => ({ guid, name, public_name: name, url })),
    links: links.map((link) => ({ ...link, type: 'related' })),
    attachments: [],
  };
}
