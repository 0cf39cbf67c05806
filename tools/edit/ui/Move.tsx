import { useState } from 'react';
import type { MoveAnswer } from '../protocol';
import { useApi } from './api';
import { Button, Dialog, Diff, Note, SubmitForm, Summary } from './parts';
import { useWords } from './words';

export const canMove = (kind: string) => ['exhibitor', 'speaker', 'partner'].includes(kind);
const canCopy = (kind: string) => kind === 'exhibitor' || kind === 'partner';

type Props = { file: string; kind: string; isChanged: boolean; onSaved(): void };

/**
 * Deletes a record, changes its address, or copies it into another year, after showing what would
 * change.
 */
export function Move({ file, kind, isChanged, onSaved }: Props) {
  const { t, translate } = useWords();
  const { call, refused, isBusy } = useApi();
  const [plan, setPlan] = useState<{ to: string | undefined; answer: MoveAnswer }>();
  const move = async (to: string | undefined, isSure: boolean) => {
    const answer = await call<MoveAnswer>('move', { file, to, isSure });
    setPlan(answer && !isSure ? { to, answer } : undefined);
    if (answer && isSure) open(answer);
  };
  const copy = async (year: string) => {
    const answer = await call<{ file: string }>('duplicate', { file, year });
    if (answer) open(answer);
  };
  const open = ({ file: next = '' }: { file?: string }) => {
    onSaved();
    window.location.hash = next;
  };
  return (
    <details>
      <summary>{t('more')}</summary>
      <p role="status">{isBusy && t('looking')}</p>
      {refused?.words && <Note isBad words={translate(refused.words)} />}
      {refused?.faults && <Summary faults={refused.faults} />}
      {isChanged ? (
        <p>{t('saveFirst')}</p>
      ) : (
        <>
          <SubmitForm onSend={({ to = '' }) => void move(to.trim(), false)}>
            <label htmlFor="new-address">{t('newAddress')}</label>
            <input id="new-address" name="to" required />
            <button>{t('rename')}</button>
          </SubmitForm>
          {canCopy(kind) && (
            <SubmitForm onSend={({ year = '' }) => void copy(year.trim())}>
              <label htmlFor="copy-year">{t('duplicateTo')}</label>
              <input id="copy-year" name="year" inputMode="numeric" required />
              <button>{t('copy')}</button>
            </SubmitForm>
          )}
          <Button onClick={() => void move(undefined, false)}>{t('delete')}</Button>
        </>
      )}
      {plan && (
        <Dialog
          title={t('whatMoves')}
          act={{ label: t('sure'), run: () => void move(plan.to, true) }}
          onClose={() => setPlan(undefined)}
        >
          <ul>
            {plan.answer.pages.map(({ old, next }) => (
              <li key={old}>{t('redirected', { old, next })}</li>
            ))}
            {plan.answer.files.map((name) => (
              <li key={name}>
                {t(plan.to === undefined ? 'goesAway' : 'movesTo', { file: name })}
              </li>
            ))}
          </ul>
          {plan.answer.changes.map((change) => (
            <details key={change.file}>
              <summary>{translate(change.name)}</summary>
              <Diff lines={change.diff} />
            </details>
          ))}
        </Dialog>
      )}
    </details>
  );
}
