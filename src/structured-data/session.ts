import { plainText } from '../lib/text';
import { isFilm } from '../programme/model/recording';
import { endMoment } from '../programme/model/sessionEnd';
import type { StructuredData } from './graph';

type EventFacts = {
  name: string;
  description: string;
  url: string;
  /** The full address of a picture. */
  image: string | undefined;
  /** Day and times in Moscow: `2026-04-02`, `12:00`. */
  date: string;
  start: string;
  end: string;
  isCancelled: boolean;
  languages: readonly string[];
  places: number | null;
  isFull: boolean;
  hall: string;
  venue: string;
  address: string;
  speakers: readonly { name: string; url: string }[];
  fair: { name: string; url: string };
};

/** Describes a session as an event that is part of the fair. */
export function programmeEvent(facts: EventFacts): StructuredData {
  const {
    name,
    description,
    url,
    image,
    date,
    start,
    end,
    isCancelled,
    languages,
    places,
    isFull,
    hall,
    venue,
    address,
    speakers,
    fair,
  } = facts;
  return {
    '@type': 'Event',
    name,
    description: plainText(description),
    url,
    ...(image !== undefined && { image }),
    startDate: `${date}T${start}:00+03:00`,
    endDate: `${endMoment({ date, start, end })}:00+03:00`,
    eventStatus: `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: languages,
    ...(places !== null && { maximumAttendeeCapacity: places }),
    ...(isFull && { remainingAttendeeCapacity: 0 }),
    location: { '@type': 'Place', name: `${hall}, ${venue}`, address },
    ...(speakers.length > 0 && {
      performer: speakers.map((speaker) => ({ '@type': 'Person', ...speaker })),
    }),
    organizer: { '@type': 'Organization', ...fair },
    superEvent: {
      '@type': 'ExhibitionEvent',
      ...fair,
      location: { '@type': 'Place', name: venue, address },
    },
  };
}

type RecordingFacts = {
  name: string;
  description: string;
  /** The film itself, or the page that shows it. */
  src: string;
  /** A minute in Moscow, `2026-04-05T12:00`. */
  added: string;
  /** The last day of access, ISO. */
  until: string | null;
  /** Full address of a picture. */
  image: string | undefined;
};

/** Describes a session's recording. Empty without a picture, which search engines require. */
export function recordingVideo(facts: RecordingFacts): StructuredData[] {
  const { name, description, src, added, until, image } = facts;
  if (image === undefined) return [];
  return [
    {
      '@type': 'VideoObject',
      name,
      description: plainText(description),
      thumbnailUrl: image,
      uploadDate: `${added}:00+03:00`,
      ...(isFilm(src) ? { contentUrl: src } : { embedUrl: src }),
      ...(until !== null && { expires: `${until}T23:59:59+03:00` }),
    },
  ];
}
