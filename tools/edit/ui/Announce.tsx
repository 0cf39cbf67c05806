import { moscowTime, now } from '../../../src/lib/time/clock';
import { useForm } from './form';
import { announce, changeOf } from './model/announce';
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
      const what = changeOf(session, name, announced, references.halls ?? []);
      const moment = moscowTime(now());
      const add = () => what && edit([...path, index, 'changes'], announce(session, what, moment));
      return what === undefined ? [] : [{ index, what, add }];
    });
  });
}

/** Offers to announce the difference between a session and its published state. */
export function Announce({ index }: { index: number }) {
  const { t, translate } = useWords();
  const unannounced = useUnannounced().find((one) => one.index === index);
  if (unannounced === undefined) return null;
  return (
    <Note words={t('untold')} acts={{ announce: unannounced.add }}>
      <p>{translate(unannounced.what)}</p>
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
