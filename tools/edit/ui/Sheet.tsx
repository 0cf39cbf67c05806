import { useState } from 'react';
import type { SheetAnswer } from '../protocol';
import { ask } from './api';
import { Button } from './parts';
import { useWords } from './words';

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** Takes a sheet of records, shows what it would change, and writes that if it is wanted. */
export function useSheet(onWritten: () => void) {
  const { t, say, language } = useWords();
  const [sheet, setSheet] = useState<{ file: File; answer: SheetAnswer }>();
  const take = async (file: File | undefined, sure = '') => {
    if (file === undefined) return;
    const query = new URLSearchParams({ name: file.name, words: sure, lang: language });
    const { answer, no } = await ask<SheetAnswer>(`sheet?${query}`, file);
    const report = no?.words ? say(no.words) : '';
    setSheet({ file, answer: answer ?? { report, isReady: false } });
    if (sure) onWritten();
  };
  const close = () => setSheet(undefined);
  const dialog = sheet && (
    <dialog ref={showModal} aria-label={sheet.file.name} onClose={close}>
      <h2>{sheet.file.name}</h2>
      <pre tabIndex={0}>{sheet.answer.report}</pre>
      {sheet.answer.isReady && (
        <>
          <Button className="main" onClick={() => void take(sheet.file, 'write')}>
            {t('write')}
          </Button>{' '}
        </>
      )}
      <Button onClick={close}>{t('back')}</Button>
    </dialog>
  );
  return { take, dialog };
}
