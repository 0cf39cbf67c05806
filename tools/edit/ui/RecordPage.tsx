import React, { type KeyboardEvent } from 'react';
import { Form } from './Form';
import { takesPictures } from './model/fields';
import { Button, Diff, Note, Outside, Sent, Summary } from './parts';
import { PictureZone } from './Pictures';
import { useRecord } from './useRecord';
import { useWords } from './words';

type Props = { file: string; title: string; develop?: string | undefined; onSaved(): void };
const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** One record: its form, what is to be told of it, and its way into the file. */
export function RecordPage({ file, title, develop, onSaved }: Props) {
  const { t, say, language } = useWords();
  const form = useRecord(file, onSaved);
  const { record, value, faults, own, draft, older, told, refused, conflict, diff, isChanged } =
    form;
  const save = () =>
    own.length > 0 ? document.getElementById('faults')?.focus() : isChanged && void form.review();
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
  const when = ({ at }: { at: number }) => ({
    at: new Date(at).toLocaleString(language).slice(0, -3),
  });
  const close = () => form.change({ diff: undefined });
  const fields = record && <Form {...record} value={value} faults={faults} edit={form.edit} />;
  const state = own.length > 0 ? 'hasFaults' : isChanged ? 'isUnsaved' : 'isSaved';
  const site = `${develop}${language === 'en' ? '/en' : ''}${record?.page}`;
  return (
    <article onKeyDown={onKey}>
      <h1>{title}</h1>
      <p className="help">
        {file} {develop && record?.page && <Outside href={site} words={t('onSite')} />}
      </p>
      {refused && !record && <Note isBad words={say(refused)} />}
      {record?.kind === 'notices' && <Note words={t('tryHour')} />}
      {record?.isDrawing && <Note words={t('isDrawing')} />}
      {draft && (
        <Note
          words={t('draft', when(draft))}
          acts={{
            restore: () => form.change({ value: draft.value, draft: undefined }),
            throwAway: () => form.throwAway(draft),
          }}
        />
      )}
      {older.map((old) => (
        <Note
          key={old.key}
          words={t('olderDraft', when(old))}
          acts={{ throwAway: () => form.throwAway(old) }}
        >
          <details>
            <summary>{t('showDraft')}</summary>
            <pre tabIndex={0}>{JSON.stringify(old.value, null, 2)}</pre>
          </details>
        </Note>
      ))}
      {conflict && (
        <Note
          isBad
          words={t(conflict.conflicts.length > 0 ? 'conflict' : 'changedUnder')}
          acts={{ takeMerged: () => void form.merge(conflict), openTheirs: () => void form.load() }}
        >
          <ul>
            {conflict.conflicts.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </Note>
      )}
      {record && record.value === undefined && (
        <>
          <Note words={t('unreadable')} />
          <Summary faults={faults} />
        </>
      )}
      {record && record.value !== undefined && (
        <Sent onSend={save}>
          <fieldset disabled={draft !== undefined}>
            <legend className="hidden">{title}</legend>
            {takesPictures(record.field) ? (
              <PictureZone file={file} onPicture={form.addPicture}>
                {fields}
              </PictureZone>
            ) : (
              fields
            )}
          </fieldset>
          <div className="bar">
            <button className="main" aria-disabled={state !== 'isUnsaved'} aria-describedby="state">
              {t('save')}
            </button>
            <p id="state" role="status">
              {t(state, { count: own.length })}
            </p>
            <p role="status">{told?.words}</p>
            {told?.before !== undefined && (
              <Button onClick={() => form.change({ value: told.before, told: undefined })}>
                {t('undo')}
              </Button>
            )}
            <p role="alert">{refused && say(refused)}</p>
          </div>
        </Sent>
      )}
      {diff && (
        <dialog ref={showModal} aria-label={t('review')} onClose={close}>
          <h2>{t('review')}</h2>
          <Diff lines={diff} />
          <Button className="main" onClick={() => void form.write()}>
            {t('write')}
          </Button>{' '}
          <Button onClick={close}>{t('back')}</Button>
        </dialog>
      )}
    </article>
  );
}
