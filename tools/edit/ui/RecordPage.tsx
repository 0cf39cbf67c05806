import { useState } from 'react';
import { AnnounceAll } from './Announce';
import { FormContext } from './form';
import { FieldContents } from './Fields';
import { takesPictures } from './model/fields';
import { Button, Check, Dialog, Diff, Note, SubmitForm, Summary, toggled } from './parts';
import { PictureZone } from './Pictures';
import { canMove, Move } from './Move';
import type { Maybe } from './model/values';
import { Table } from './Table';
import { useRecord } from './useRecord';
import { useWords } from './words';

type Shown = { site?: string | undefined; builtAt?: string | undefined };
type Props = Shown & { file: string; title: string; onSaved(): void };

export function RecordPage({ file, title, site, builtAt, onSaved }: Props) {
  const { t, translate, language } = useWords();
  const form = useRecord(file, onSaved);
  const [ownFields, setOwnFields] = useState<string[]>([]);
  const { record, value, faults, prompts, own, draft, refused, conflict, diff, isChanged } = form;
  const save = () =>
    own.length > 0 ? document.getElementById('faults')?.focus() : isChanged && void form.review();
  const close = () => form.change({ diff: undefined });
  const filled = record &&
    value !== undefined && {
      ...{ ...record, value, faults, prompts },
      ...{ saved: record.value, edit: form.edit },
    };
  const fields = filled && (
    <FormContext.Provider value={filled}>
      <Summary faults={faults} file={file} />
      <Summary of="prompts" faults={prompts} file={file} />
      {filled.table ? (
        <Table {...filled.table} />
      ) : (
        <FieldContents field={filled.field} path={[]} name={title} />
      )}
    </FormContext.Provider>
  );
  const { past, future } = form.history;
  const steps = [['undo', -1, past] as const, ['redo', 1, future] as const];
  const isUnlike = (other?: Maybe) =>
    other !== undefined && JSON.stringify(other) !== JSON.stringify(value);
  const state = own.length > 0 ? 'hasFaults' : isChanged ? 'isUnsaved' : 'isSaved';
  const page = site && record?.page && `${site}${language === 'en' ? '/en' : ''}${record.page}`;
  const builtOn = builtAt && new Date(Number(builtAt)).toLocaleString(language);
  return (
    <>
      <div>
        <h1>{title}</h1>
        <p className="help">
          {!record?.table && file}{' '}
          {page && (
            <a href={page} target="_blank">
              {t('onSite')}
            </a>
          )}
        </p>
        {refused && !record && <Note isBad words={translate(refused)} />}
        {record?.kind === 'notices' && <Note words={t('tryHour')} />}
        {record?.isDrawing && <Note words={t('isDrawing')} />}
        {form.drafts.map((one) => (
          <Note
            key={one.key}
            words={t(one === draft ? 'draft' : 'olderDraft', {
              at: new Date(one.at).toLocaleString(language),
            })}
            acts={{
              ...(one === draft && { restore: () => form.restore(one) }),
              throwAway: () => form.throwAway(one),
            }}
          >
            <details>
              <summary>{t('showDraft')}</summary>
              <pre tabIndex={0}>{JSON.stringify(one.value, null, 2)}</pre>
            </details>
          </Note>
        ))}
        {conflict && (
          <Note
            isBad
            words={t(conflict.conflicts.length > 0 ? 'conflict' : 'changedUnder')}
            acts={{
              takeMerged: () => void form.merge(conflict, ownFields),
              openTheirs: () => void form.load(),
            }}
          >
            {conflict.conflicts.map(({ field, where }) => (
              <p key={field}>
                <Check
                  checked={ownFields.includes(field)}
                  onToggle={() => setOwnFields(toggled(ownFields, field))}
                >
                  {t('keepMine', { where: where.join(', ') || t('wholeFile') })}
                </Check>
              </p>
            ))}
          </Note>
        )}
        {record && !fields && (
          <>
            <Note words={t('unreadable')} />
            <Summary faults={faults} />
          </>
        )}
        {record && fields && (
          <SubmitForm onSend={save} onStep={form.step}>
            <fieldset disabled={draft !== undefined}>
              <legend className="hidden">{title}</legend>
              {takesPictures(record.field) && !record.table ? (
                <PictureZone file={file} onPicture={form.addPicture}>
                  {fields}
                </PictureZone>
              ) : (
                fields
              )}
            </fieldset>
            <div className="bar">
              <button
                className="main"
                aria-disabled={state !== 'isUnsaved'}
                aria-describedby="state"
              >
                {t('save')}
              </button>
              <p id="state" role="status">
                {t(state, { count: own.length })}
              </p>
              <p role="status">{form.status}</p>
              {steps.map(([key, by, list]) => (
                <Button key={key} aria-disabled={list.length === 0} onClick={() => form.step(by)}>
                  {t(key)}
                </Button>
              ))}
              {isChanged && (
                <Button onClick={() => form.edit([], record.value)}>{t('allAsSaved')}</Button>
              )}
              {isUnlike(record.published) && (
                <Button onClick={() => form.edit([], record.published)}>{t('asPublished')}</Button>
              )}
              <p role="alert">{refused && translate(refused)}</p>
            </div>
          </SubmitForm>
        )}
        {record && canMove(record.kind) && (
          <Move {...{ file, isChanged, onSaved }} kind={record.kind} />
        )}
        {diff && (
          <Dialog
            title={t('review')}
            act={{ label: t('write'), run: () => void form.write() }}
            onClose={close}
          >
            <Diff lines={diff} />
            {filled && (
              <FormContext.Provider value={filled}>
                <AnnounceAll onAdded={close} />
              </FormContext.Provider>
            )}
            {prompts.length > 0 && <p>{t('promptsLeft', { count: prompts.length })}</p>}
          </Dialog>
        )}
      </div>
      {page && (
        <aside className="site" aria-label={t('onSite')}>
          <p>{builtOn ? t('asBuilt', { at: builtOn }) : t('asSavedOnSite')}</p>
          <iframe src={page} title={t('onSite')} loading="lazy" />
        </aside>
      )}
    </>
  );
}
