import { flushSync } from 'react-dom';
import { moscowTime, now } from '../../../src/lib/time/clock';
import { idOf, reveal, useForm } from './form';
import { announcementOf } from './model/announce';
import { isFields, itemsOf, valueAt, type Path } from './model/values';
import { Note } from './parts';
import { useWords } from './words';

/**
 * Returns the differences of sessions that have not been announced, and a function that announces
 * one as a change.
 */
function useUnannounced() {
  const { file, value, announced = {}, references, edit, table } = useForm();
  const day = /([\d-]+)\.yaml$/.exec(file)?.[1] ?? '';
  const days = table && isFields(value) ? Object.keys(value) : [day];
  return days.flatMap((name) => {
    const path: Path = table ? [name] : [];
    return itemsOf(valueAt(value, path)).flatMap((session, index) => {
      const needed = announcementOf(session, name, announced, references.halls ?? []);
      if (needed === undefined) return [];
      const changes = needed.changesAt(moscowTime(now()));
      const inside = [...path, index, 'changes'];
      const add = () => edit(inside, changes);
      return [{ index, what: needed.what, add, change: [...inside, changes.length - 1] }];
    });
  });
}

/** Offers to announce the difference between a session and its published state. */
export function Announce({ index }: { index: number }) {
  const { t, translate } = useWords();
  const unannounced = useUnannounced().find((one) => one.index === index);
  if (unannounced === undefined) return null;
  const { what, add, change } = unannounced;
  const announce = () => {
    flushSync(add);
    reveal(document.getElementById(idOf(change)));
  };
  return (
    <Note words={t('untold')} acts={{ announce }}>
      <p>{translate(what)}</p>
    </Note>
  );
}

/** Offers to announce the differences of all sessions of the record before it is saved. */
export function AnnounceAll({ onAdded }: { onAdded(): void }) {
  const { t, translate } = useWords();
  const unannounced = useUnannounced();
  if (unannounced.length === 0) return null;
  const addAll = () => {
    for (const { add } of unannounced) add();
    onAdded();
  };
  return (
    <Note words={t('untold')} acts={{ announce: addAll }}>
      {unannounced.map(({ what }, index) => (
        <p key={index}>{translate(what)}</p>
      ))}
    </Note>
  );
}
