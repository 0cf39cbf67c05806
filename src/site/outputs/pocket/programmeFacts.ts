import { statusOf } from '../../../programme/model/sessionChanges';
import type { Nodes } from '../../content/nodes';
import { localize, type Locale, type Localized } from '../../../i18n/locales';
import { withNoBreakSpaces } from '../../../lib/text';
import { formatDay } from '../../../lib/time/days';
import { hallAnchor, standAnchor } from '../../../plan/model/planAnchors';
import { compareSessions } from '../../records/sessionOrder';
import { fill, wordsOf } from './words';

/** A name, and the place of the file that it leads to. */
type Named = { name: string; anchor?: string };

/** A session in one language. */
export type SessionFacts = {
  slug: string;
  start: string;
  end: string;
  title: string;
  /** Its page. */
  url: string;
  kind: string;
  hall?: Named;
  /** What else has to be known: ages, spoken languages, booking. */
  notes: string[];
  people: Named[];
  status?: { word: string; note: string; isCancelled: boolean };
};

/** A day of the programme: its ISO date, its name `четверг, 2 апреля`, its sessions by time. */
export type DayFacts = { date: string; name: string; sessions: SessionFacts[] };

type Around = {
  halls: Nodes['Plan']['halls'];
  /** Whether the plan in the file is the one with these halls. */
  areHallsDrawn: boolean;
  speakers: readonly Nodes['Speaker'][];
  exhibitors: readonly Nodes['Exhibitor'][];
  /** The exhibitors that the file lists. */
  listed: ReadonlySet<Nodes['Exhibitor']>;
};

type Language = { locale: Locale; link: (path: string) => string };

/** A year's sessions by day. */
export function programmeFacts(
  sessions: readonly Nodes['Session'][],
  around: Around,
  language: Language,
): DayFacts[] {
  const sorted = [...sessions].sort(compareSessions);
  const say = sessionTeller(around, language);
  return [...new Set(sorted.map(({ fields }) => fields.date))].map((date) => ({
    date,
    name: formatDay(date, language.locale, 'weekday'),
    sessions: sorted.filter(({ fields }) => fields.date === date).map(say),
  }));
}

function sessionTeller(
  { halls, areHallsDrawn, speakers, exhibitors, listed }: Around,
  { locale, link }: Language,
): (session: Nodes['Session']) => SessionFacts {
  const { pocket, programme, sessions: words } = wordsOf(locale);
  const say = (text: Localized) => localize(text, locale);
  const key = ({ fields }: Nodes['Speaker' | 'Exhibitor']) => `${fields.year}/${fields.slug}`;
  const speaking = new Map(speakers.map((speaker) => [key(speaker), { name: say(speaker.name) }]));
  const showing = new Map(
    exhibitors.map((one): [string, Named] => [
      key(one),
      { name: say(one.name), ...(listed.has(one) && { anchor: standAnchor(one.stand) }) },
    ]),
  );
  return ({ slug, start, end, title, kind, ages, places, registration, ...session }) => {
    const { fields, spokenLanguages } = session;
    const { status, note } = statusOf(session.changes);
    const hall = halls.find(({ id }) => id === session.hall);
    return {
      slug,
      start,
      end,
      title: say(title),
      url: link(`/program/${fields.year}/${slug}/`),
      kind: words.kinds[kind],
      ...(hall && {
        hall: { name: say(hall.name), ...(areHallsDrawn && { anchor: hallAnchor(hall.id) }) },
      }),
      notes: [
        ...(ages ? [fill(programme.agesFromTo, ages)] : []),
        spokenLanguages.join(' ').toUpperCase(),
        ...(places === 'full' ? [words.full] : []),
        ...(places !== 'full' && registration === 'required' ? [pocket.booked] : []),
      ],
      people: [
        ...fields.speakerReferences.flatMap((one) => speaking.get(one) ?? []),
        ...fields.exhibitorReferences.flatMap((one) => showing.get(one) ?? []),
      ],
      ...(status !== 'scheduled' && {
        status: {
          word: words.statuses[status],
          note: note ? withNoBreakSpaces(say(note)) : '',
          isCancelled: status === 'cancelled',
        },
      }),
    };
  };
}
