import { formatDay } from '../../../../src/lib/time/days';
import type { Announced, Choice, EditorLanguage, Value, Words } from '../../protocol';
import { itemsOf, valueAt, type Maybe } from './values';

type Difference = { now: string; was: string };

/** An announcement with these changes of the session; `at` is a moment in Moscow. */
type Announcement = { what: Words; changesAt(at: string): Value[] };

/** Whether a change has the words of an announcement, unchanged. */
const isAnnouncement = (change: Maybe) =>
  /^Нов(ый день|ое время|ый зал): .+ \(раньше: .+\)\.$/.test(`${valueAt(change, ['what', 'ru'])}`);

/**
 * Returns the announcement that a session needs: how its day, time or hall differ from those
 * published on main. It replaces an announcement added since, if that differs. Undefined if nothing
 * differs, or a change in other words was added since.
 */
export function announcementOf(
  session: Maybe,
  day: string,
  announced: Readonly<Record<string, Announced>>,
  halls: readonly Choice[],
): Announcement | undefined {
  const text = (key: string) => `${valueAt(session, [key]) ?? ''}`;
  const published = announced[text('slug')];
  if (published === undefined) return undefined;
  const changes = itemsOf(valueAt(session, ['changes']));
  const added = changes.length > published.changes ? changes.at(-1) : undefined;
  if (added !== undefined && !isAnnouncement(added)) return undefined;
  const times = {
    now: `${text('start')}–${text('end')}`,
    was: `${published.start}–${published.end}`,
  };
  const inLanguage = (language: EditorLanguage) => {
    const hall = (id: string) =>
      halls.find(({ value }) => value === id)?.label[language] || id || '—';
    const all: [Record<EditorLanguage, string>, Difference][] = [
      [
        { ru: 'Новый день', en: 'New day' },
        { now: formatDay(day, language), was: formatDay(published.day, language) },
      ],
      [{ ru: 'Новое время', en: 'New time' }, times],
      [
        { ru: 'Новый зал', en: 'New hall' },
        { now: hall(text('hall')), was: hall(published.hall) },
      ],
    ];
    const before = language === 'ru' ? 'раньше' : 'before';
    return all
      .filter(([, { now, was }]) => now !== was)
      .map(([label, { now, was }]) => `${label[language]}: ${now} (${before}: ${was}).`)
      .join(' ');
  };
  const what = { ru: inLanguage('ru'), en: inLanguage('en') };
  if (what.ru === '' || what.ru === valueAt(added, ['what', 'ru'])) return undefined;
  const others = added === undefined ? changes : changes.slice(0, -1);
  return { what, changesAt: (at) => [...others, { at, status: 'changed', what }] };
}
