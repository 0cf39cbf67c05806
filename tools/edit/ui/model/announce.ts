import { formatDay } from '../../../../src/lib/time/days';
import type { Announced, Choice, EditorLanguage, Value, Words } from '../../protocol';
import { itemsOf, valueAt, type Maybe } from './values';

type Difference = { now: string; was: string };

/**
 * Returns the announcement that a session needs: how its day, time or hall differ from those
 * published on main. Undefined if nothing differs, or a change was added since.
 */
export function changeOf(
  session: Maybe,
  day: string,
  announced: Readonly<Record<string, Announced>>,
  halls: readonly Choice[],
): Words | undefined {
  const text = (key: string) => `${valueAt(session, [key]) ?? ''}`;
  const published = announced[text('slug')];
  if (published === undefined || itemsOf(valueAt(session, ['changes'])).length > published.changes)
    return undefined;
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
  const words = { ru: inLanguage('ru'), en: inLanguage('en') };
  return words.ru === '' ? undefined : words;
}

/** Returns a session with one more change, announced at a moment in Moscow. */
export function announce(session: Maybe, what: Words, at: string): Value[] {
  return [...itemsOf(valueAt(session, ['changes'])), { at, status: 'changed', what }];
}
