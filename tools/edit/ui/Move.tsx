import { useState } from 'react';
import type { MoveAnswer } from '../protocol';
import { callApi, type ErrorAnswer } from './api';
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
  const { t, translate, language } = useWords();
  const [refused, setRefused] = useState<ErrorAnswer>();
  const [plan, setPlan] = useState<{ to?: string; answer: MoveAnswer }>();
  const move = async (to: string | undefined, isSure: boolean) => {
    const address = to === undefined ? {} : { to };
    const sent = { file, ...address, isSure };
    const { answer, error } = await callApi<MoveAnswer>(`move?lang=${language}`, sent);
    setRefused(error);
    setPlan(answer && !isSure ? { ...address, answer } : undefined);
    if (!answer || !isSure) return;
    onSaved();
    window.location.hash = answer.file ?? '';
  };
  const copy = async (year: string) => {
    const sent = { file, year };
    const { answer, error } = await callApi<{ file: string }>(`duplicate?lang=${language}`, sent);
    setRefused(error);
    if (!answer) return;
    onSaved();
    window.location.hash = answer.file;
  };
  return (
    <details>
      <summary>{t('more')}</summary>
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
